import { expect, type Page, test } from '@playwright/test';
import { headOffice } from '../content/company';
import { headerWords } from '../content/interface';
import {
  notices,
  type Question,
  type QuestionId,
  questions,
  type Situation,
  type SituationId,
  situations,
} from '../content/under-attack';
import { pathOf } from '../lib/routes';
import { allPaths, pageAt, unknownPath } from './pages';
import { expectSound } from './sound';

const path = pathOf('underAttack');
const [first = 'people', ...later] = Object.keys(questions) as QuestionId[];
const last = later.at(-1) ?? first;
const names = Object.keys(situations) as SituationId[];

const NUMBER = `a[href="tel:${headOffice.phone.dial}"]`;

/** Whether a link to the number can be pressed where the page stands. */
const isReached = (page: Page) =>
  page.locator(NUMBER).evaluateAll((links) =>
    links.some((link) => {
      const { x, y, width, height } = link.getBoundingClientRect();
      return link.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    }),
  );

const sheet = (page: Page, id: string) => page.locator(`main > #${id}`);

/** The questions and the sheets that are shown. */
const shownParts = (page: Page) =>
  page
    .locator('main section[id]')
    .evaluateAll(
      (parts, known) =>
        parts
          .filter((part) => part.checkVisibility() && known.includes(part.id))
          .map(({ id }) => id),
      [...Object.keys(questions), ...names],
    );

/** Opens the page at one of its states, also from another one. */
async function open(page: Page, state = '') {
  await page.goto('about:blank');
  await page.goto(state ? `${path}#${state}` : path);
}

test('on phones the number to call is in view wherever the page is scrolled to', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page);
  const end = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  for (let top = 0; top <= end; top += 50) {
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), top);
    expect(await isReached(page), `scrolled by ${top} px`).toBe(true);
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: 'reduce' } });

  test('every answer leads on, one question at a time, to the sheet of one situation', async ({
    page,
  }) => {
    for (const [at, { answers }] of Object.entries<Question>(questions)) {
      for (const { answer, to } of answers) {
        await open(page, at);
        await page.locator(`#${at}`).getByRole('link', { name: answer, exact: true }).click();
        // A question takes the first one's place in the page's head.
        const isSheet = to in situations;
        await expect.poll(() => shownParts(page)).toEqual(isSheet ? [first, to] : [to]);
        if (!isSheet) continue;
        const { title, steps }: Situation = situations[to as SituationId];
        const heading = sheet(page, to).getByRole('heading', { level: 2 });
        await expect(heading).toHaveText(title);
        await expect(heading).toBeInViewport();
        await expect(sheet(page, to).getByRole('checkbox')).toHaveCount(steps.length);
        await page.goBack();
        await expect.poll(() => shownParts(page)).toEqual([at]);
      }
    }
  });

  test('on paper each situation is one sheet, with the number, the boxes and whom to tell', async ({
    page,
  }) => {
    const sheetsOf = async () =>
      (await page.pdf({ preferCSSPageSize: true })).toString('latin1').match(/\/Type\s*\/Page\b/g)
        ?.length ?? 0;
    for (const id of names) {
      await open(page, id);
      expect(await sheetsOf(), id).toBe(1);
      await expect(sheet(page, id)).toContainText(headOffice.phone.display);
      const { singapore, sriLanka }: Situation = situations[id];
      for (const name of [...singapore, ...sriLanka]) {
        const { how }: { how: string } = notices[name];
        await expect(sheet(page, id)).toContainText(how);
      }
    }
    await open(page);
    expect(await sheetsOf(), 'with nothing chosen').toBeGreaterThan(names.length);
  });
});

test('the bar of every page leads to the number, which is in view from the start and at a later question', async ({
  page,
}) => {
  for (const other of [...allPaths, unknownPath]) {
    const $ = pageAt(other);
    expect($(`header a[href="${path}"]`).length, other).toBeGreaterThan(0);
  }
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto(pathOf('about'));
    const link = page.getByRole('banner').getByRole('link', { name: headerWords.attack });
    await expect(link).toBeInViewport({ ratio: 1 });
    await link.click();
    await page.waitForURL(path);
    await expect(page.locator(`main > :first-child ${NUMBER}`)).toBeInViewport({ ratio: 1 });
    await page.goto(`${path}#${last}`);
    await expect(page.locator(`#${last} h2`)).toBeInViewport({ ratio: 1 });
    await expect.poll(() => isReached(page)).toBe(true);
  }
});

test('by the keyboard an answer is followed, what it leads to is read out, and a step ticked', async ({
  page,
}) => {
  await open(page);
  let at: string = first;
  while (at in questions) {
    const { answers }: Question = questions[at as QuestionId];
    const [{ answer, to }] = answers as [Question['answers'][number]];
    await page.locator(`#${at}`).getByRole('link', { name: answer, exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('main section:target')).toBeFocused();
    await expectSound(page);
    at = to;
  }
  await expect(sheet(page, at)).toHaveAccessibleName(situations[at as SituationId].title);
  const box = sheet(page, at).getByRole('checkbox').first();
  await box.focus();
  await page.keyboard.press('Space');
  await expect(box).toBeChecked();
});
