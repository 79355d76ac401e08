import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { recoverPath } from '../lib/file-paths';
import { pathOf } from '../lib/routes';
import { hydrate, makeIsland } from './hydrate';
import { everyPath, examplesOfKinds } from './pages';

declare global {
  interface Window {
    violations: string[];
    injected?: boolean;
  }
}

/** Collects every security policy violation from the first byte on. */
async function watch(page: Page) {
  await page.addInitScript(() => {
    window.violations = [];
    addEventListener(
      'securitypolicyviolation',
      ({ effectiveDirective, blockedURI, sample }) =>
        window.violations.push(`${effectiveDirective} ${blockedURI} ${sample}`),
      true,
    );
  });
}

// One page a kind: that no page breaks its policy when it is opened, its console shows in every-page.spec.ts.
for (const path of examplesOfKinds) {
  test(`${path} breaks no policy, with every menu and control used`, async ({ page }) => {
    await watch(page);
    await page.goto(path);
    await hydrate(page);
    for (const control of await page.locator('summary:visible, main button:visible').all()) {
      await control.click({ force: true });
    }
    await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
    await page.keyboard.press('Escape');
    expect(await page.evaluate(() => window.violations)).toEqual([]);
    expect(await page.locator('meta[http-equiv]').first().getAttribute('content')).toContain(
      "require-trusted-types-for 'script'",
    );
  });
}

test('an element that takes the name of the running script does not choose what is loaded', async ({
  page,
}) => {
  const body = readFileSync(`out${pathOf('about')}.html`, 'utf8').replace(
    '<body>',
    '<body><img name="currentScript" data-scripts="/chosen.js" alt="">',
  );
  await page.route(`**${pathOf('about')}`, (route) =>
    route.fulfill({ contentType: 'text/html', body }),
  );
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(pathOf('about'));
  await makeIsland(page);
  await page.mouse.move(4, 200);
  await expect.poll(() => asked.some((path) => path.includes('/chunks/'))).toBe(true);
  expect(asked).not.toContain('/chosen.js');
});

test('what is injected into a page does not run', async ({ page }) => {
  await watch(page);
  const attack =
    '<img src="/none.png" onerror="injected=true"><script>injected=true</script><a id="injected-link" href="javascript:injected=true">x</a><iframe srcdoc="<script>parent.injected=true</script>"></iframe>';
  const body = readFileSync(`out${pathOf('about')}.html`, 'utf8').replace(
    '<body>',
    `<body>${attack}`,
  );
  await page.route(`**${pathOf('about')}`, (route) =>
    route.fulfill({ contentType: 'text/html', body }),
  );
  await page.goto(pathOf('about'));
  await page.locator('#injected-link').click({ force: true });
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => window.injected)).toBeUndefined();
  const violations = await page.evaluate(() => window.violations.join('\n'));
  expect(violations).toContain('script-src-attr');
  expect(violations).toContain('script-src-elem');
});

test('script cannot write HTML, script addresses of others, or code from strings', async ({
  page,
}) => {
  await page.goto(pathOf('about'));
  await hydrate(page);
  const attempts = await page.evaluate(async () => {
    const tries: Record<string, () => unknown> = {
      innerHTML: () => {
        document.body.innerHTML += '<img src=x onerror="injected=true">';
      },
      'script.src': () => {
        document.createElement('script').src = 'https://evil.example/x.js';
      },
      'script.text': () => {
        document.createElement('script').text = 'injected=true';
      },
      Function: () => Reflect.construct(Function, ['injected=true']),
      onclick: () => document.createElement('div').setAttribute('onclick', 'injected=true'),
    };
    // Later, on the page's own time: what the test itself evaluates may use eval.
    await new Promise((resolve) => setTimeout(resolve));
    return Object.entries(tries).map(([name, attempt]) => {
      try {
        attempt();
        return `${name} allowed`;
      } catch {
        return `${name} refused`;
      }
    });
  });
  expect(attempts.filter((attempt) => attempt.endsWith('allowed'))).toEqual([]);
});

test('no worker starts, which would outlive what started it', async ({ page }) => {
  await page.goto(pathOf('about'));
  const started = await page.evaluate(
    (script) =>
      navigator.serviceWorker.register(script).then(
        () => true,
        () => false,
      ),
    recoverPath,
  );
  expect(started).toBe(false);
});

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
  const response = {
    headers: answer.headers(),
    request: { headers: {} },
    status: 200,
    statusText: 'OK',
    verified: true,
    data: await answer.text(),
    config: { headers: {} },
  };
  Object.assign(site.responses, {
    auto: response,
    cors: response,
    http: response,
    https: response,
  });
  site.responses.httpRedirects = [
    { url: new URL(url.href.replace('https:', 'http:')), status: 301 },
    { url, status: 200 },
  ];
  site.responses.httpsRedirects = [{ url, status: 200 }];
  site.resources.path = await answer.text();
  site.session = new Session(url);

  const results = ALL_TESTS.map((check: (site: unknown) => { result: string; pass: boolean }) =>
    check(site),
  );
  const modifiers = Object.fromEntries(
    results.map(({ result }: { result: string }) => [result, getScoreModifier(result)]),
  );
  const score = Object.values(modifiers).reduce(
    (sum: number, modifier) => sum + Number(modifier),
    100,
  );
  expect(score, JSON.stringify(modifiers, null, 2)).toBeGreaterThanOrEqual(135);
  expect(getGradeForScore(score).grade).toBe('A+');
});

test('csp_evaluator finds nothing of high or medium severity, in the header or in any page', async ({
  request,
}) => {
  for (const path of everyPath) {
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
