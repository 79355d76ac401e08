import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const OBSERVATORY = '@mdn/mdn-http-observatory';

/** Fetched when `npm run hosts` asks for it, for it is 150 packages. */
const VERSION = '1.4.8';

/** What the MDN HTTP Observatory's own rules say of a host's home page, were it a site on the internet with TLS. */
export async function observatoryGrade(origin: string): Promise<{ grade: string; score: number }> {
  const folder = mkdtempSync(join(tmpdir(), 'observatory-'));
  try {
    const { status } = spawnSync(
      'npm',
      ['install', '--prefix', folder, '--ignore-scripts', '--silent', `${OBSERVATORY}@${VERSION}`],
      { stdio: 'inherit' },
    );
    if (status !== 0) throw new Error(`${OBSERVATORY} could not be installed.`);
    return await graded(join(folder, 'node_modules', OBSERVATORY), origin);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function graded(folder: string, origin: string) {
  // Its list of preloaded domains is downloaded by an install script; this domain is on none.
  writeFileSync(join(folder, 'conf/hsts-preload.json'), '{}');
  // It publishes no types; its parts are used as its own scanner uses them.
  const part = (file: string) => import(pathToFileURL(join(folder, 'src', file)).href);
  const { Requests } = await part('types.js');
  const { ALL_TESTS } = await part('constants.js');
  const { getGradeForScore, getScoreModifier } = await part('grader/grader.js');
  const { Session } = await part('retriever/session.js');

  const answer = await fetch(origin);
  const data = await answer.text();
  const url = new URL('https://www.a-site.example/');
  const response = {
    headers: Object.fromEntries(answer.headers),
    request: { headers: {} },
    status: answer.status,
    statusText: 'OK',
    verified: true,
    data,
    config: { headers: {} },
  };
  const site = Object.assign(new Requests(url.hostname), { session: new Session(url) });
  Object.assign(site.responses, {
    auto: response,
    cors: response,
    http: response,
    https: response,
    httpRedirects: [
      { url: new URL(url.href.replace('https:', 'http:')), status: 301 },
      { url, status: 200 },
    ],
    httpsRedirects: [{ url, status: 200 }],
  });
  site.resources.path = data;
  const score = ALL_TESTS.reduce(
    (sum: number, check: (of: typeof site) => { result: string }) =>
      sum + Number(getScoreModifier(check(site).result)),
    100,
  );
  return { grade: getGradeForScore(score).grade, score };
}
