import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';

/** What a clone does not have, or what the copy gets in another way. */
const LEFT_OUT = [
  'node_modules',
  '.next',
  'out',
  'out.stamp',
  '.build',
  'variants',
  'test-results',
];

/** Copies the project, uncommitted changes too, to a temporary folder with its packages; whoever asks removes it. */
export function scratchCopy(): string {
  const copy = mkdtempSync(join(tmpdir(), 'copy-'));
  cpSync('.', copy, {
    recursive: true,
    // Or the installed packages would look older than the lockfile.
    preserveTimestamps: true,
    filter: (path) => !LEFT_OUT.includes(basename(path)) || dirname(path) !== '.',
  });
  // Hard links where the disk is the same: a gigabyte need not be copied.
  const modules = join(copy, 'node_modules');
  if (spawnSync('cp', ['-al', 'node_modules', modules]).status !== 0) {
    rmSync(modules, { recursive: true, force: true });
    cpSync('node_modules', modules, { recursive: true, verbatimSymlinks: true });
  }
  return copy;
}
