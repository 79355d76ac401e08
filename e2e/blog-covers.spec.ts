import { expect, type Locator, type Page, test } from '@playwright/test';
import { postCategories } from '../content/blog';
import { originNamed } from './variants';

const site = originNamed('archive');

const cardsOf = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator('svg use') });

/** What a cover shows: its motif, and which part of it. */
const viewOf = (cover: Locator) =>
  cover.evaluate((svg) => ({
    motif: svg.querySelector('use')?.getAttribute('href') ?? '',
    part: svg.querySelector('g')?.getAttribute('transform') ?? '',
  }));

/** Whether a cover's motif reaches each edge of its window. */
const isFilled = (cover: Locator) =>
  cover.evaluate((svg) => {
    const [inner, outer] = [svg.querySelector('use'), svg].map((part) =>
      part?.getBoundingClientRect(),
    );
    return (
      inner &&
      outer &&
      inner.left <= outer.left &&
      inner.right >= outer.right &&
      inner.top <= outer.top &&
      inner.bottom >= outer.bottom
    );
  });

/** What is lit of a cover: the dots, drawn last. */
const dotsOf = (card: Locator) => card.locator('svg path').last();

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a cover is its category’s and its post’s own, and the same over the post', async ({
    page,
  }) => {
    await page.goto(`${site}/blog`);
    const cards = cardsOf(page);
    const motifs = new Map<string, Set<string>>();
    const shown: string[] = [];
    for (const card of await cards.all()) {
      const category = await card.locator('p > span').innerText();
      const { motif, part } = await viewOf(card.locator('svg'));
      await expect(page.locator(`svg ${motif}`), category).toBeAttached();
      motifs.set(category, (motifs.get(category) ?? new Set()).add(motif));
      shown.push(`${motif} ${part}`);
    }
    const known = postCategories.flatMap((category) => [...(motifs.get(category) ?? [])]);
    expect(new Set(known).size, 'categories share no motif').toBe(known.length);
    expect(known.length).toBeGreaterThan(1);
    for (const [index, cover] of shown.entries()) {
      expect([shown[index + 1], shown[index + 3]], 'a neighbour').not.toContain(cover);
    }
    await cards.nth(1).getByRole('link').click();
    const { motif, part } = await viewOf(page.locator('article header svg').last());
    await expect(page.locator(`svg ${motif}`)).toBeAttached();
    expect(`${motif} ${part}`).toBe(shown[1]);
  });

  for (const [width, height] of [
    [360, 800],
    [1440, 900],
  ] as const) {
    test(`what is lit is in the window of every cover, which its motif fills, at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await page.goto(`${site}/blog`);
      for (const card of await cardsOf(page).all()) {
        const cover = await card.locator('svg').boundingBox();
        const dots = await dotsOf(card).boundingBox();
        if (!cover || !dots) throw new Error('a card without a cover');
        expect(dots.x).toBeLessThan(cover.x + cover.width);
        expect(dots.y).toBeLessThan(cover.y + cover.height);
        expect(dots.x + dots.width).toBeGreaterThan(cover.x);
        expect(dots.y + dots.height).toBeGreaterThan(cover.y);
        expect(await isFilled(card.locator('svg'))).toBe(true);
      }
      await cardsOf(page).first().getByRole('link').click();
      expect(await isFilled(page.locator('article header svg').last())).toBe(true);
    });
  }
});

test('a cover answers the pointer with what is lit, but not where less motion is asked for', async ({
  page,
}) => {
  await page.goto(`${site}/blog`);
  const card = cardsOf(page).nth(1);
  const lit = dotsOf(card).locator('..');
  await expect(lit).toHaveCSS('rotate', 'none');
  await card.hover();
  await expect(lit).not.toHaveCSS('rotate', 'none');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(lit).toHaveCSS('rotate', 'none');
});
