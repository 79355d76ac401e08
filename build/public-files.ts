import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

/** The folder whose files are served as they are. */
export const PUBLIC = 'public';

/** Every file below a folder, as paths from it with forward slashes, in a fixed order. */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();
}
