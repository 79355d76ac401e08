import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { pathOf } from '../lib/routes';
import { hydrate } from './hydrate';
import { fileOf } from './pages';

const ABOUT = pathOf('about');

declare global {
  interface Window {
    violations: string[];
    injected?: boolean;
  }
}

test('what is injected into a page does not run', async ({ page }) => {
  await page.addInitScript(() => {
    window.violations = [];
    addEventListener(
      'securitypolicyviolation',
      ({ effectiveDirective }) => window.violations.push(effectiveDirective),
      true,
    );
  });
  const attack =
    '<img src="/none.png" onerror="injected=true"><script>injected=true</script><a id="injected-link" href="javascript:injected=true">x</a><iframe srcdoc="<script>parent.injected=true</script>"></iframe>';
  const body = readFileSync(fileOf(ABOUT), 'utf8').replace('<body>', `<body>${attack}`);
  await page.route(`**${ABOUT}`, (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto(ABOUT);
  await page.locator('#injected-link').click({ force: true });
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => window.injected)).toBeUndefined();
  expect(await page.evaluate(() => window.violations)).toEqual(
    expect.arrayContaining(['script-src-attr', 'script-src-elem']),
  );
});

test('script cannot write HTML, script addresses of others, or code from strings', async ({
  page,
}) => {
  await page.goto(ABOUT);
  await hydrate(page);
  const allowed = await page.evaluate(async () => {
    const attempts: Record<string, () => unknown> = {
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
    return Object.keys(attempts).filter((name) => {
      try {
        attempts[name]?.();
        return true;
      } catch {
        return false;
      }
    });
  });
  expect(allowed).toEqual([]);
});
