import type { Finding } from '../../lib/finding';
import { compilerFindings } from './compiler';

/**
 * What is wrong with the shape of the content, which rules and pages take for granted: the JSON files by their schemas,
 * the modules by their types.
 */
export async function shapeFindings(): Promise<Finding[]> {
  const ofTypes = await compilerFindings();
  // Imported here, for the schemas build on modules that may hold a slip, which the compiler has told.
  const ofData = await import('./data-files').then(
    ({ dataFindings }) => dataFindings(),
    (error: Error) => {
      if (ofTypes.length === 0) throw error;
      return [];
    },
  );
  // A JSON file of another shape does not fit the module that types it either.
  const consequences = new Set(ofData.map(({ file }) => file.replace(/json$/, 'ts')));
  return [...ofData, ...ofTypes.filter(({ file }) => !consequences.has(file))];
}
