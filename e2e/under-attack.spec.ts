import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { parse } from 'parse5';
import { attributesOf, elements } from '../build/html-elements';
import { headOffice } from '../content/company';
import { contactPage } from '../content/contact';
import { fromReports } from '../content/facts';
import { headerWords } from '../content/interface';
import {
  notices,
  type Question,
  type QuestionId,
  questions,
  type Situation,
  type SituationId,
  situations,
  underAttack,
} from '../content/under-attack';
import { readFacts } from '../lib/facts';
import { pathOf } from '../lib/routes';
import { allPaths, everyPath, unknownPath } from './pages';
import { inTurn, isWhole } from './run';
import { faultsToAxe, layoutFaultsOf } from './sound';

const path = pathOf('underAttack');
const [first = 'people'] = Object.keys(questions) as QuestionId[];
const names = Object.keys(situations) as SituationId[];
/** Each state of the page: nothing chosen, each question, each sheet. */
const states = ['', ...Object.keys(questions), ...names];
/** Those for tests that take a second a state: one of each kind in `npm test`, all with `--all`. */
const everyState = isWhole ? states : ['', first, ...names.slice(0, 1)];

interface Step {
  at: QuestionId;
  answer: string;
}

/** Every way from the first question to a situation, answer by answer. */
function waysFrom(at: QuestionId, gone: readonly Step[] = []): [SituationId, readonly Step[]][] {
  const { answers }: Question = questions[at];
  return answers.flatMap(({ answer, to }) => {
    const steps = [...gone, { at, answer }];
    return to in questions ? waysFrom(to as QuestionId, steps) : [[to as SituationId, steps]];
  });
}

const number = (page: Page) =>
  page.locator(`main > :first-child a[href="tel:${headOffice.phone.dial}"]`);
const sheet = (page: Page, id: SituationId) => page.locator(`main > #${id}`);

/** The questions and the sheets that are shown. */
const shownParts = (page: Page) =>
  page
    .locator('main section[id]')
    .evaluateAll((parts) => parts.filter((part) => part.checkVisibility()).map(({ id }) => id));

/** Opens the page at one of its states, also from another one. */
async function open(page: Page, state: string) {
  await page.goto('about:blank');
  await page.goto(state ? `${path}#${state}` : path);
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled, contextOptions: { reducedMotion: 'reduce' } });

    test('every answer leads on, one question at a time, to the sheet of one situation', async ({
      page,
    }) => {
      for (const [id, steps] of waysFrom(first)) {
        await open(page, '');
        for (const { at, answer } of steps) {
          await expect.poll(() => shownParts(page)).toContain(at);
          expect((await shownParts(page)).filter((part) => part in questions)).toEqual([at]);
          await page.locator(`#${at}`).getByRole('link', { name: answer, exact: true }).click();
        }
        const { title, steps: toDo }: Situation = situations[id];
        await expect(sheet(page, id).getByRole('heading', { level: 2 })).toHaveText(title);
        await expect(sheet(page, id).getByRole('heading', { level: 2 })).toBeInViewport();
        await expect(sheet(page, id).getByRole('checkbox')).toHaveCount(toDo.length);
        const shown = (await shownParts(page)).filter((part) => states.includes(part));
        expect(shown).toEqual([id]);
        await page.goBack();
        expect(await shownParts(page)).toContain(steps.at(-1)?.at);
      }
    });
  });
}

test.describe('from every page', () => {
  test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: 'reduce' } });

  test('the bar of every exported page leads to the number', () => {
    for (const other of [...allPaths, unknownPath]) {
      const file = other === '/' ? '/index' : other === unknownPath ? '/404' : decodeURI(other);
      const all = elements(parse(readFileSync(`out${file}.html`, 'utf8')));
      for (const landmark of ['header']) {
        const links = all.filter(({ tagName }) => tagName === landmark).flatMap(elements);
        const targets = links.map((link) => attributesOf(link).href);
        expect(targets, `${landmark} of ${other}`).toContain(path);
      }
    }
  });

  test('one press leads to the number, on phones and on desktops', async ({ page }) => {
    test.slow();
    for (const [index, other] of [...everyPath, unknownPath].entries()) {
      for (const width of inTurn([360, 1440], index)) {
        await page.setViewportSize({ width, height: 740 });
        await page.goto(other);
        const link = page.getByRole('banner').getByRole('link', { name: headerWords.attack });
        await expect(link, other).toBeInViewport({ ratio: 1 });
        await link.click();
        await page.waitForURL(path);
        await expect(number(page), other).toBeInViewport({ ratio: 1 });
      }
    }
  });

  test('the contact page and the questions of the SOC lead there too', async ({ page }) => {
    for (const [from, name] of [
      [pathOf('contact'), contactPage.attack.more],
      [pathOf('soc'), underAttack.title],
    ] as const) {
      await page.goto(from);
      // The answer to a question is folded.
      const link = page.locator('main a').filter({ hasText: name });
      await expect(link).toHaveAttribute('href', path);
    }
  });
});

test('the number is the largest thing, and in view from the start', async ({ page }) => {
  for (const [width, height] of [
    [320, 640],
    [360, 740],
    [768, 1024],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await open(page, '');
    await expect(number(page)).toBeInViewport({ ratio: 1 });
    const sizes = await page.locator('body *').evaluateAll((all) =>
      all
        .filter((one) => one.checkVisibility() && !one.closest('svg'))
        .map((one) => ({
          href: one.getAttribute('href'),
          size: Number.parseFloat(getComputedStyle(one).fontSize),
        })),
    );
    const largest = sizes.sort((one, other) => other.size - one.size)[0];
    expect(largest?.href, `${width} px`).toBe(`tel:${headOffice.phone.dial}`);
    expect(sizes[1]?.size).toBeLessThan(largest?.size ?? 0);
  }
});

test('what we know of an authority from reports says so', async ({ page }) => {
  const reports = readFacts()
    .filter(({ pages, basis }) => pages.includes('underAttack') && basis !== 'source')
    .flatMap(({ words }) => words.map((one) => one.toLowerCase()));
  for (const name of names) {
    await open(page, name);
    for (const row of await sheet(page, name).locator('dl > div').allInnerTexts()) {
      const reported = reports.some((words) => row.toLowerCase().includes(words));
      expect(row.includes(fromReports), row).toBe(reported);
    }
  }
});

test('nothing overflows or is cut in any state, from 320 px on', async ({ page }) => {
  for (const width of [320, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    for (const state of everyState) {
      await open(page, state);
      // Nothing is to lie under the bar, wherever the page has been scrolled to.
      await page.getByRole('banner').evaluate((bar) => {
        bar.style.position = 'relative';
      });
      expect(await layoutFaultsOf(page), `#${state} at ${width} px`).toEqual([]);
    }
  }
});

test('axe finds nothing in any state', async ({ page }) => {
  test.slow();
  for (const state of everyState) {
    await open(page, state);
    expect(await faultsToAxe(page), `#${state}`).toEqual([]);
  }
});

test('by the keyboard an answer is followed, what it leads to is read out, and a step ticked', async ({
  page,
}) => {
  const [situation = 'danger', steps = []] =
    waysFrom(first).toSorted(([, one], [, other]) => other.length - one.length)[0] ?? [];
  await open(page, '');
  for (const { at, answer } of steps) {
    await page.locator(`#${at}`).getByRole('link', { name: answer, exact: true }).focus();
    await page.keyboard.press('Enter');
    const next = page.locator('main section:target');
    await expect(next).toBeFocused();
    await expect(next).toHaveAccessibleName(/\S/);
  }
  await expect(sheet(page, situation)).toHaveAccessibleName(situations[situation].title);
  const boxes = sheet(page, situation).getByRole('checkbox');
  // What stands before the steps is passed by the Tab key.
  while (!(await boxes.first().evaluate((box) => box === document.activeElement))) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Space');
  await expect(boxes.first()).toBeChecked();
  await boxes
    .nth(1)
    .locator('xpath=ancestor::label')
    .click({ position: { x: 90, y: 10 } });
  await expect(boxes.nth(1)).toBeChecked();
});

test('the number stands in one line, and grows for who zooms or reads large letters', async ({
  page,
}) => {
  const sizeAt = async (width: number) => {
    await page.setViewportSize({ width, height: 800 });
    await open(page, '');
    const lines = await number(page).evaluate(
      (link) => new Set([...link.getClientRects()].map(({ top }) => top)).size,
    );
    expect(lines, `${width} px`).toBe(1);
    const { height = 0 } = (await number(page).boundingBox()) ?? {};
    return height;
  };
  // 200 % of a window of 1280 px.
  expect(2 * (await sizeAt(640))).toBeGreaterThan(1.15 * (await sizeAt(1280)));
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.fontSize = '200%';
    });
  });
  await sizeAt(360);
});

test.describe('on paper', () => {
  test.use({ javaScriptEnabled: false });

  const sheetsOf = async (page: Page) =>
    (await page.pdf({ preferCSSPageSize: true })).toString('latin1').match(/\/Type\s*\/Page\b/g)
      ?.length;

  test('each situation is one sheet of A4, with the number, the boxes and whom to tell', async ({
    page,
  }) => {
    for (const id of names) {
      await page.emulateMedia({});
      await open(page, id);
      expect(await sheetsOf(page), id).toBe(1);
      await page.emulateMedia({ media: 'print' });
      expect((await shownParts(page)).filter((part) => states.includes(part))).toEqual([id]);
      await expect(sheet(page, id)).toContainText(headOffice.phone.display);
      const { singapore, sriLanka }: Situation = situations[id];
      for (const name of [...singapore, ...sriLanka]) {
        const { how }: { how: string } = notices[name];
        await expect(sheet(page, id)).toContainText(how);
      }
    }
  });

  test('with nothing chosen, every situation begins a sheet of its own', async ({ page }) => {
    await open(page, '');
    expect(await sheetsOf(page)).toBeGreaterThan(names.length);
    await page.emulateMedia({ media: 'print' });
    for (const id of names) await expect(sheet(page, id)).toHaveCSS('break-before', 'page');
  });
});
