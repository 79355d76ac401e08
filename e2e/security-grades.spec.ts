import { existsSync, writeFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { KEYED } from './contact-page';
import { everyPath } from './pages';

// What tools that grade the security of sites say of this one.

test('the MDN HTTP Observatory gives A+ with 135', async ({ request }) => {
  const { Requests } = await import('@mdn/mdn-http-observatory/src/types.js');
  const { ALL_TESTS } = await import('@mdn/mdn-http-observatory/src/constants.js');
  const { getGradeForScore, getScoreModifier } = await import(
    '@mdn/mdn-http-observatory/src/grader/grader.js'
  );
  const { Session } = await import('@mdn/mdn-http-observatory/src/retriever/session.js');
  const answer = await request.get('/');
  // Its list of preloaded domains is downloaded by an install script; this domain is on none.
  const preloaded = 'node_modules/@mdn/mdn-http-observatory/conf/hsts-preload.json';
  if (!existsSync(preloaded)) writeFileSync(preloaded, '{}');

  const url = new URL('https://www.a-site.example/');
  const site = new Requests(url.hostname);
  const data = await answer.text();
  const response = {
    headers: answer.headers(),
    request: { headers: {} },
    status: 200,
    statusText: 'OK',
    verified: true,
    data,
    config: { headers: {} },
  };
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
  site.session = new Session(url);

  const modifiers = ALL_TESTS.map((check: (site: unknown) => { result: string }) => {
    const { result } = check(site);
    return { result, points: Number(getScoreModifier(result)) };
  });
  const score = modifiers.reduce(
    (sum: number, { points }: { points: number }) => sum + points,
    100,
  );
  expect(score, JSON.stringify(modifiers, null, 2)).toBeGreaterThanOrEqual(135);
  expect(getGradeForScore(score).grade).toBe('A+');
});

test('csp_evaluator finds nothing of high or medium severity, in the header or in any page', async ({
  request,
}) => {
  for (const path of [...everyPath, KEYED]) {
    const answer = await request.get(path);
    const [, meta = ''] =
      (await answer.text()).match(/http-equiv="Content-Security-Policy" content="([^"]+)"/) ?? [];
    for (const policy of [answer.headers()['content-security-policy'] ?? '', meta]) {
      expect(policy, path).not.toBe('');
      const findings = new CspEvaluator(new CspParser(policy).csp).evaluate();
      const serious = findings.filter(({ severity }) => severity <= Severity.MEDIUM);
      expect(
        serious.map(({ description }) => description),
        path,
      ).toEqual([]);
    }
  }
});
