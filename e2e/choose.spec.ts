import { expect, type Page, test } from '@playwright/test';
import { buying } from '../content/buying';
import { choose } from '../content/choose';
import { contact, contactSubjects } from '../content/contact';
import { isQuestion, stepsFrom } from '../lib/finder';
import { labelOf, pathOf } from '../lib/routes';
import { suggestionPath, suggestions } from './examples';
import { hold } from './hold';
import { hydrate } from './hydrate';
import { expectSound } from './sound';

const CHOOSE = pathOf('choose');
const BUYING = pathOf('buying');
const steps = stepsFrom(choose.finder);
const { words } = choose;
const { rota } = buying;

const [suggestion] = suggestions as [(typeof suggestions)[number]];
const service = suggestion.shows.choose;

const answers = (page: Page) =>
  page.getByRole('main').locator('section > ul a, section div > ul a');
const stepsOf = (page: Page) => page.getByRole('main').locator('section[id][tabindex="-1"]');
const field = (page: Page, name: keyof typeof rota.fields) =>
  page.getByLabel(rota.fields[name].label, { exact: true });
const sum = (page: Page) => page.getByRole('main').getByRole('table', { name: rota.ownHeading });

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

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
      for (const reason of shows.reasons) await expect(shown.getByText(reason)).toBeVisible();
      const read = shown.getByRole('link', { name: words.read });
      await expect(read).toHaveAttribute('href', pathOf(shows.choose));
    }
  });

  test('the example of a rota stands, and no field that would do nothing', async ({ page }) => {
    await page.goto(BUYING);
    const example = page.getByRole('table', { name: rota.exampleHeading });
    await expect(example.getByRole('row')).toHaveCount(rota.lines.length);
    await expect(example).toContainText('168');
    await expect(page.getByRole('textbox')).toHaveCount(0);
  });
});

test('the answers become the message, and no request tells anybody of them', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(suggestionPath);
  await expectSound(page);
  await page.getByRole('link', { name: words.ask }).filter({ visible: true }).click();
  const { fields } = contact.form;
  const message = page.getByLabel(fields.message.label, { exact: true });
  await expect(message).not.toHaveValue('');
  const typed = await message.inputValue();
  for (const { question, answer } of suggestion.given) {
    expect(typed).toContain(`${question} ${answer.says}`);
  }
  expect(typed).toContain(labelOf(service));
  await expect(page.getByLabel(fields.subject.label, { exact: true })).toHaveValue(
    `${contactSubjects.start} ${labelOf(service)}`,
  );
  await page.waitForLoadState('networkidle');
  const told = asked.filter((url) => new URL(url).search.includes('message'));
  expect(told).toEqual([]);
});

test('the sum takes the reader’s figures, also those typed before its script, into a message', async ({
  page,
}) => {
  const release = await hold(page, '**/_next/static/islands/**');
  await page.goto(BUYING, { waitUntil: 'domcontentloaded' });
  await field(page, 'hours').fill('12');
  release();
  await expect(sum(page)).toContainText('14');
  await field(page, 'shifts').fill('3,5');
  await field(page, 'away').fill('0');
  await field(page, 'people').fill('2');
  // 14 shifts a week, two people on each, three and a half for each person.
  await expect(sum(page).getByRole('row').last()).toContainText('8');
  await expect(page.getByRole('status').filter({ hasText: rota.posts })).toHaveText(
    `8 ${rota.posts}`,
  );
  await expectSound(page);
  await page.getByRole('link', { name: rota.ask }).click();
  const message = page.getByLabel(contact.form.fields.message.label, { exact: true });
  await expect(message).toHaveValue(new RegExp(`${rota.fields.hours.label}: 12`));
  await expect(message).toHaveValue(new RegExp(`8 ${rota.posts}`));
});

test('absurd figures get a sentence once their field is left, and that field is marked', async ({
  page,
}) => {
  await page.goto(BUYING);
  await hydrate(page);
  const main = page.getByRole('main');
  for (const [name, typed, fault] of [
    ['hours', '25', 'hours'],
    ['hours', 'ten', 'missing'],
    ['shifts', '40', 'week'],
    ['away', '52', 'away'],
    ['people', '0.5', 'people'],
  ] as const) {
    const before = await field(page, name).inputValue();
    await field(page, name).fill(typed);
    await expect(main.getByText(rota.faults[fault]).first()).toBeVisible();
    await expect(field(page, name)).toHaveAccessibleDescription(new RegExp(rota.faults[fault]));
    await expect(main.getByRole('table', { name: rota.ownHeading })).toHaveCount(0);
    await field(page, name).fill(before);
  }
  // A field that is emptied to be filled is no fault until it is left.
  await field(page, 'hours').fill('');
  await expect(main.getByRole('table', { name: rota.exampleHeading })).toBeVisible();
  await field(page, 'hours').blur();
  await expect(main.getByText(rota.faults.missing).first()).toBeVisible();
});
