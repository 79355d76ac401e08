import { spawn, spawnSync } from 'node:child_process';
import { copyFileSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Variant } from '../../e2e/variants';

const SERVER_TIMEOUT_MS = 30_000;

/** What a build reads beside the sources, and no commit holds. */
const SETTINGS = ['.env', '.env.local', '.env.production', '.env.production.local'];

/** A release of the site. */
export interface Release {
  /** What reports call it. */
  name: string;
  /** The folder that holds its out/, and its further builds below variants/. */
  root: string;
}

/** The release in a folder, which is or holds an out/. @throws where there is none. */
export function releaseIn(folder: string): Release {
  const path = resolve(folder);
  const root = basename(path) === 'out' ? dirname(path) : path;
  if (!existsSync(join(root, 'out/index.html'))) throw new Error(`${folder} holds no export.`);
  return { name: folder, root };
}

/** The newest tag, or the commit before this one where there is none. */
export function previousRef(): string {
  const { status, stdout } = ask('describe', '--tags', '--abbrev=0', 'HEAD');
  return status === 0 ? stdout.trim() : 'HEAD^1';
}

/**
 * Checks a git ref out into a folder of its own, which is removed when this process ends; nothing is built yet.
 * @throws where the ref names no commit.
 */
export function checkOut(ref: string): Release {
  const commit = git('rev-parse', '--short', '--verify', `${ref}^{commit}`);
  const folder = mkdtempSync(join(tmpdir(), 'pixels-'));
  const root = join(folder, commit);
  process.once('exit', () => {
    ask('worktree', 'remove', '--force', root);
    rmSync(folder, { recursive: true, force: true });
  });
  git('worktree', 'add', '--quiet', '--detach', root, commit);
  for (const file of SETTINGS.filter(existsSync)) copyFileSync(file, join(root, file));
  install(root);
  return { name: ref === commit ? ref : `${ref}, ${commit}`, root };
}

/** Gives a checkout its packages: these ones, where its lockfile is the same. */
function install(root: string) {
  const lockfile = (folder: string) => readFileSync(join(folder, 'package-lock.json'), 'utf8');
  const modules = join(root, 'node_modules');
  if (lockfile('.') !== lockfile(root)) return run('npm', ['ci', '--no-audit', '--no-fund'], root);
  // Hard links, for Turbopack refuses a link to packages outside of the project.
  if (spawnSync('cp', ['-al', 'node_modules', modules]).status !== 0) {
    rmSync(modules, { recursive: true, force: true });
    cpSync('node_modules', modules, { recursive: true, verbatimSymlinks: true });
  }
  // A file of its own, newer than the lockfile, or the build would install once more.
  const installed = join(modules, '.package-lock.json');
  rmSync(installed);
  copyFileSync('node_modules/.package-lock.json', installed);
}

/** Builds a release where its sources changed since. Both print the same date, or every page would differ on paper. */
export function build(
  root: string,
  date: string | undefined,
  env: Readonly<Record<string, string>> = {},
) {
  const dated: Record<string, string> = date ? { SOURCE_DATE_EPOCH: date } : {};
  run(process.execPath, ['tools/build.mjs', '--if-stale'], root, { ...env, ...dated });
}

/** Makes a further build of a release, of the posts that prepareVariant put here. */
export function buildVariant(root: string, { name, env }: Variant, date: string | undefined) {
  const { POSTS_FOLDER: posts } = env;
  build(root, date, {
    ...env,
    ...(posts && { POSTS_FOLDER: relative(root, posts) }),
    SITE_ROOT: folderOf(name),
  });
}

/** Runs what must have run before a variant is built, once for both releases. */
export function prepareVariant({ before, env }: Variant) {
  if (before) run('sh', ['-c', before], '.', env);
}

/** Where a further build is, below its release. */
export function folderOf(variant: string): string {
  return join('variants', variant);
}

/** Serves a folder of a release on a port, by the release's own server until this process ends. */
export async function serveRelease({ root }: Release, folder: string, port: number) {
  const own = existsSync(join(root, 'tools/serve.mjs'));
  const server = spawn(process.execPath, ['tools/serve.mjs'], {
    cwd: own ? root : '.',
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, PORT: String(port), SITE_ROOT: own ? folder : join(root, folder) },
  });
  process.once('exit', () => server.kill());
  await answered(`http://localhost:${port}/`);
}

/** Resolves when something answers at an address. @throws where nothing does in time. */
export async function answered(url: string) {
  const started = Date.now();
  while (!(await fetch(url).catch(() => undefined))?.ok) {
    if (Date.now() - started > SERVER_TIMEOUT_MS) throw new Error(`Nothing answers at ${url}.`);
    await wait(100);
  }
}

/** Runs a command to its end. @throws where it fails. */
function run(
  command: string,
  args: string[],
  cwd: string,
  env: Readonly<Record<string, string>> = {},
) {
  const options = { cwd, stdio: 'inherit', env: { ...process.env, ...env } } as const;
  const { status } = spawnSync(command, args, options);
  if (status !== 0) throw new Error(`${[command, ...args].join(' ')} failed in ${cwd}.`);
}

function ask(...args: string[]) {
  return spawnSync('git', args, { encoding: 'utf8' });
}

/** What git answers. @throws with its message where it fails. */
function git(...args: string[]): string {
  const { status, stdout, stderr } = ask(...args);
  if (status !== 0) throw new Error(stderr.trim());
  return stdout.trim();
}
