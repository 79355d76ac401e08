import { spawnSync } from 'node:child_process';
import { renameSync, writeFileSync } from 'node:fs';
import type { WrittenFile } from '../lib/authoring/question';

/**
 * Writes files below the present folder, TypeScript formatted as `npm run format` does. All of them are ready beside
 * their places before the first is put there.
 * @throws when one cannot be formatted; then nothing was written.
 */
export function writeFiles(files: readonly WrittenFile[]) {
  const ready = files.map(({ path, text }) => ({ path, text: formatted(path, text) }));
  for (const { path, text } of ready) writeFileSync(`${path}.new`, text);
  for (const { path } of ready) renameSync(`${path}.new`, path);
}

function formatted(path: string, text: string): string {
  if (!path.endsWith('.ts')) return text;
  const { status, stdout } = spawnSync(
    'npx',
    // Git's list of what it ignores is not needed, and not there in a downloaded folder.
    [
      '--no-install',
      'biome',
      'check',
      '--write',
      '--vcs-enabled=false',
      `--stdin-file-path=${path}`,
    ],
    { input: text, encoding: 'utf8', shell: process.platform === 'win32' },
  );
  if (status !== 0 || !stdout.trim()) {
    throw new Error(
      `${path} could not be edited, so nothing was written: add the lines by hand, as in EDITING.md.`,
    );
  }
  return stdout;
}
