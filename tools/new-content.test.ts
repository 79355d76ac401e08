/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

// Runs `npm run new:service` and `npm run new:post` on a copy of the sources, as an editor does.

jest.setTimeout(120_000);

const COPIED =
  'app build client components content lib public tools biome.json package.json tsconfig.json'.split(
    ' ',
  );

let copy = '';

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'new-content-'));
  for (const source of COPIED) cpSync(source, join(copy, source), { recursive: true });
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));
  // All that a new row of a table can break stands there.
  const settings = { extends: './tsconfig.json', include: ['content/**/*.ts'] };
  writeFileSync(join(copy, 'tsconfig.content.json'), JSON.stringify(settings));
});

afterAll(() => rmSync(copy, { recursive: true }));

/** Runs a tool of the project in the copy; nothing is on the keyboard. */
function run(tool: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(`node_modules/.bin/${tool}`, args, {
    cwd: copy,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: undefined, POSTS_FOLDER: '' } as never,
  });
  return { status, stdout, stderr };
}

const newService = (...flags: string[]) => run('tsx', 'tools/new-service.ts', ...flags);
const newPost = (...flags: string[]) => run('tsx', 'tools/new-post.ts', ...flags);
const contentFiles = () =>
  readdirSync(join(copy, 'content'), { recursive: true, encoding: 'utf8' }).sort();
const read = (path: string) => readFileSync(join(copy, path), 'utf8');

const SUMMARY =
  'What it’s for, said in a sentence that is “neither” too short nor too long for search results, which show about this much.';

test('a new service and a new post compile, are formatted and pass the content’s check', () => {
  const name = 'Zebra’s training & more';
  const { status, stdout, stderr } = newService(
    ...['--name', name, '--family', 'training', '--summary', SUMMARY],
  );
  expect(stderr).toBe('');
  expect(status).toBe(0);
  expect(stdout).toContain('/zebras-training-more');
  expect(stdout).toContain('content/services/zebras-training-more.ts');
  const post = newPost(
    ...['--title', 'A zebra: “seen”', '--category', 'PenTesting', '--author', 'A new author'],
  );
  expect(post.stderr).toBe('');
  expect(post.stdout).toContain('content/posts/a-zebra-seen.md');

  expect(run('tsc', '--noEmit', '--project', 'tsconfig.content.json')).toMatchObject({
    stdout: '',
    status: 0,
  });
  expect(
    run('biome', 'check', '--error-on-warnings', '--vcs-enabled=false', 'content'),
  ).toMatchObject({
    status: 0,
  });
  const check = run('tsx', '--conditions=react-server', 'tools/check-content.ts');
  expect(check.stderr).toBe('');
  expect(check.stdout).toContain('zebras-training-more.ts, quote: “To write:');
  expect(check.stdout).toContain('routes.zebrasTrainingMore.draft: a draft');
  expect(check.stdout).toContain('content/posts/a-zebra-seen.md, draft: a draft');
});

test('a draft is no page of a build; once it is published, what stands in for words ends it', () => {
  const shown = () =>
    run('tsx', '-e', "console.log(require('./lib/routes').routeIds.join())").stdout.trim();
  expect(shown().split(',')).not.toContain('zebrasTrainingMore');
  const table = join(copy, 'content/routes.ts');
  writeFileSync(table, read('content/routes.ts').replaceAll(/,\s*draft: true/g, ''));
  expect(shown().split(',')).toContain('zebrasTrainingMore');
  const { status, stderr } = run('tsx', '--conditions=react-server', 'tools/check-content.ts');
  expect(stderr).toContain('content/services/zebras-training-more.ts, quote: “To write:');
  expect(status).toBe(1);
});

test('an answer that will not do is one sentence, and nothing is written', () => {
  const before = contentFiles();
  const { status, stderr } = newService('--name', 'Zebra', '--family', 'manged');
  expect(stderr.trim()).toBe('“manged” is no family: did you mean “managed”?');
  expect(status).toBe(1);
  expect(contentFiles()).toEqual(before);
});
