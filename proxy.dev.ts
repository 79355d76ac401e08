import { execFile } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type NextRequest, NextResponse } from 'next/server';

// In development alone, before a page is made: what the check says stands in the place of the page that has the fault,
// for a page would fail with words of the framework.

type Told = { file: string; sentence: string };

export const config = { matcher: '/((?!_next|pictures/).*)' };

export async function proxy(request: NextRequest) {
  if (request.headers.get('sec-fetch-dest') !== 'document') return NextResponse.next();
  const { pathname } = request.nextUrl;
  const told: Told[] = [];
  for (const one of await check(request.url))
    if (await concerns(one.file, pathname)) told.push(one);
  return told.length > 0 ? faultPage(told) : NextResponse.next();
}

/** Whether a page is made of a file. What is no page's own is every page's, as the company's facts are. */
async function concerns(file: string, pathname: string): Promise<boolean> {
  const [, post] = file.match(/^content\/posts\/(.+)\.md$/) ?? [];
  if (post !== undefined) return ['/blog', '/blogs', `/blog/${post}`].includes(pathname);
  const { sourceOf } = await import('./build/page-address');
  const { routes } = await import('./content/routes');
  const paths: string[] = Object.values(routes).map(({ path }) => path);
  const own = paths.filter((path) => sourceOf(path) === file);
  return own.length === 0 || own.includes(pathname);
}

let checkedAt = 0;
let checked: Promise<Told[]> = Promise.resolve([]);

/** Asks again once a file of content/ has changed. */
async function check(url: string): Promise<Told[]> {
  const files = readdirSync('content', { recursive: true }).map(String);
  const changedAt = Math.max(...files.map((file) => statSync(join('content', file)).mtimeMs));
  if (changedAt === checkedAt) return checked;
  checkedAt = changedAt;
  // A page that is new gets modules as others have loaded them, until one that was there is made again; and Next asks
  // which posts and services there are after it has answered: both are asked for while the check runs.
  const asked = Promise.all([fetch(new URL('/', url)), fetch(url)]);
  checked = new Promise((resolve) => {
    const command = ['--conditions=react-server', 'tools/check-content.ts', '--json'];
    // The rules are those of a build: what Next sets for development is not theirs.
    const env = { ...process.env, NODE_ENV: 'production' as const };
    execFile('node_modules/.bin/tsx', command, { env }, (error, output, complaint) => {
      resolve(error ? [{ file: 'content', sentence: complaint }] : JSON.parse(output));
    });
  });
  await asked;
  return checked;
}

/** It looks again by itself, so that the page comes back once the fault is mended. */
function faultPage(told: readonly Told[]): NextResponse {
  const items = told.map(({ sentence }) => `<li>${sentence.replaceAll('<', '&lt;')}</li>`).join('');
  const html = `<!doctype html><meta charset="utf-8"><meta http-equiv="refresh" content="3"><title>To mend</title><body style="font:1.1rem/1.6 system-ui;max-width:50rem;margin:4rem auto;padding:0 1rem"><h1>To mend</h1><ul>${items}</ul>`;
  return new NextResponse(html, { status: 500, headers: { 'Content-Type': 'text/html' } });
}
