import { readFileSync } from 'node:fs';

interface Lockfile {
  packages: Record<string, { optionalDependencies?: Record<string, string> }>;
}

/** Whether `name` is found from `folder` upwards, as Node resolves it. */
function isLocked({ packages }: Lockfile, folder: string, name: string): boolean {
  if (`${folder && `${folder}/`}node_modules/${name}` in packages) return true;
  if (folder === '') return false;
  const above = folder.lastIndexOf('/node_modules/');
  return isLocked({ packages }, above < 0 ? '' : folder.slice(0, above), name);
}

test('the lockfile holds every platform’s optional packages, so that npm ci works on all of them', () => {
  const lockfile = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lockfile;
  const missing = Object.entries(lockfile.packages).flatMap(
    ([folder, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).filter((name) => !isLocked(lockfile, folder, name)),
  );
  expect(missing).toEqual([]);
});
