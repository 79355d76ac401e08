import { readFileSync } from 'node:fs';

interface Lockfile {
  packages: Record<
    string,
    {
      integrity?: string;
      inBundle?: boolean;
      libc?: string[];
      optionalDependencies?: Record<string, string>;
    }
  >;
}

/** Whether `name` is found from `folder` upwards, as Node resolves it. */
function isLocked({ packages }: Lockfile, folder: string, name: string): boolean {
  if (`${folder && `${folder}/`}node_modules/${name}` in packages) return true;
  if (folder === '') return false;
  const above = folder.lastIndexOf('/node_modules/');
  return isLocked({ packages }, above < 0 ? '' : folder.slice(0, above), name);
}

const lockfile = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lockfile;

// Without one npm installs whatever the registry answers with. `npm install` over an existing node_modules
// leaves them out without a word.
test('every package of the lockfile has the hash of its content', () => {
  const unhashed = Object.entries(lockfile.packages)
    .filter(([folder, { integrity, inBundle }]) => folder && !inBundle && !integrity)
    .map(([folder]) => folder);
  expect(unhashed).toEqual([]);
});

test('the lockfile holds every platform’s optional packages, so that npm ci works on all of them', () => {
  const missing = Object.entries(lockfile.packages).flatMap(
    ([folder, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).filter((name) => !isLocked(lockfile, folder, name)),
  );
  expect(missing).toEqual([]);
});

test('the lockfile says which C library a binary is for: npm would install both, 200 MB more', () => {
  const unsaid = Object.entries(lockfile.packages)
    .filter(([folder, { libc }]) => /linux.*(gnu|musl|glibc)$/.test(folder) && !libc)
    .map(([folder]) => folder);
  expect(unsaid).toEqual([]);
});
