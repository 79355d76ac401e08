import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { pathOf } from '../lib/routes';
import { hydrate } from './hydrate';

const ABOUT = pathOf('about');

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

/** Serves a page, or the one that stands for all, with something injected at its start. */
async function inject(page: Page, attack: string, path: string = ABOUT) {
  const html = readFileSync(`out${path}.html`, 'utf8');
  const body = html.replace('<body>', `<body>${attack}`);
  await page.route(`**${path}`, (route) => route.fulfill({ contentType: 'text/html', body }));
}

test('what is injected into a page does not run', async ({ page }) => {
  await watch(page);
  await inject(
    page,
    '<img src="/none.png" onerror="injected=true"><script>injected=true</script><a id="injected-link" href="javascript:injected=true">x</a><iframe srcdoc="<script>parent.injected=true</script>"></iframe>',
  );
  await page.goto(ABOUT);
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
