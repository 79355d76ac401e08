import { expect, type Page, test } from '@playwright/test';
import { choose } from '../content/choose';
import { contact, contactSubjects } from '../content/contact';
import { isQuestion, stepsFrom } from '../lib/finder';
import { labelOf, pathOf } from '../lib/routes';
import { plain } from '../lib/text';
import { expectSound } from './sound';

const CHOOSE = pathOf('choose');
const steps = stepsFrom(choose.finder);
const { words } = choose;

/** The suggestion behind the most questions. */
const [suggestion] = steps
  .flatMap(({ id, given, shows }) => (isQuestion(shows) ? [] : [{ id, given, shows }]))
  .sort((one, other) => other.given.length - one.given.length);

const answers = (page: Page) =>
  page.getByRole('main').locator('section > ul a, section div > ul a');
const stepsOf = (page: Page) => page.getByRole('main').locator('section[id][tabindex="-1"]');

test.describe('without script', () => {
  // A click while the page still scrolls to a fragment ends beside the next one.
  test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: 'reduce' } });

  test('every path of links ends where its answers say, and shows one place at a time', async ({
    page,
  }) => {
    test.slow();
    await page.goto(CHOOSE);
    await expect(stepsOf(page).filter({ visible: true })).toHaveCount(0);
    for (const { id, given, shows } of steps.slice(1)) {
      await page.goto(`${CHOOSE}#${given.at(-1)?.at}`);
      await answers(page)
        .filter({ visible: true })
        .getByText(given.at(-1)?.answer.says ?? '', { exact: true })
        .click();
      await expect(page).toHaveURL(new RegExp(`#${id}$`));
      const shown = stepsOf(page).filter({ visible: true });
      await expect(shown).toHaveCount(1);
      const heading = isQuestion(shows) ? shows.question : labelOf(shows.choose);
      await expect(shown.getByRole('heading', { level: 2, name: heading })).toBeInViewport();
      if (isQuestion(shows)) continue;
      await expect(shown.getByRole('link', { name: labelOf(shows.runnerUp) })).toBeVisible();
      for (const reason of shows.reasons)
        await expect(shown.getByText(plain(reason))).toBeVisible();
      const read = shown.getByRole('link', { name: words.read });
      await expect(read).toHaveAttribute('href', pathOf(shows.choose));
    }
  });
});

test('the answers become the message, and no request tells anybody of them', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  if (!suggestion) throw new Error('The finder suggests nothing.');
  const service = labelOf(suggestion.shows.choose);
  await page.goto(`${CHOOSE}#${suggestion.id}`);
  await expectSound(page);
  await page.getByRole('link', { name: words.ask }).filter({ visible: true }).click();
  const { fields } = contact.form;
  const message = page.getByLabel(fields.message.label, { exact: true });
  await expect(message).not.toHaveValue('');
  const typed = await message.inputValue();
  for (const { question, answer } of suggestion.given) {
    expect(typed).toContain(`${question} ${answer.says}`);
  }
  expect(typed).toContain(service);
  await expect(page.getByLabel(fields.subject.label, { exact: true })).toHaveValue(
    `${contactSubjects.start} ${service}`,
  );
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url) => new URL(url).search.includes('message'))).toEqual([]);
});
