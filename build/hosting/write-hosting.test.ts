/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { filesBelow } from '../public-files';
import { fixtureTables } from './fixture-tables';
import { writeHosting } from './write-hosting';

test('every host finds what it reads where it looks', async () => {
  const root = mkdtempSync(join(tmpdir(), 'hosting-'));
  mkdirSync(join(root, 'out'));
  await writeHosting(root, fixtureTables);
  expect(filesBelow(root)).toEqual([
    'firebase.json',
    'hosting/nginx.conf',
    'hosting/tables.json',
    'netlify.toml',
    'out/_headers',
    'out/_redirects',
  ]);
  const tables = JSON.parse(readFileSync(join(root, 'hosting/tables.json'), 'utf8'));
  expect(tables).toMatchObject({ ...fixtureTables, types: { '.css': 'text/css' } });
  rmSync(root, { recursive: true });
});
