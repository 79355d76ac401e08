import { expect, type Locator, type Page, test } from '@playwright/test';
import { sectionHeadings } from '../content/interface';
import { pathOf } from '../lib/routes';
import { everyService, servicesWhoseSection, servicesWhoseSpecimen } from './examples';
import { brokenWordsOf } from './reflow';

const PHONE = { width: 360, height: 780 };

test.use({ javaScriptEnabled: false });

/** The parts of a page's body that is set as one document. */
const partsOf = (page: Page) => page.locator('main > div > div:has(> section)');

/** Of each element, where it is in the page. */
function boxesOf(elements: Locator) {
  return elements.evaluateAll((all) =>
    all.map((element) => {
      const { top, bottom, left, right } = element.getBoundingClientRect();
      return { top, bottom, left, right };
    }),
  );
}

test('of a service’s page no word is broken or under a number, and nothing stands out', async ({
  page,
}) => {
  test.slow();
  for (const id of everyService) {
    await page.goto(pathOf(id));
    for (const width of [900, 1024, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const at = `${id} at ${width}`;
      expect(await brokenWordsOf(page), at).toEqual([]);
      expect(await wordsUnderCounters(page), at).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), at).toBe(width);
    }
  }
});

test('no line of a service’s page touches the edge of its sheet, card or tint', async ({
  page,
}) => {
  const air = 12;
  await page.emulateMedia({ reducedMotion: 'reduce' }); // A marquee's logos run over every edge.
  for (const id of everyService) {
    await page.goto(pathOf(id));
    for (const width of [900, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const touching = await partsOf(page)
        .or(page.locator('main :is(.card, li:has(> del, > ins))'))
        .evaluateAll((sheets, air) => {
          const edges = (element: Element) => {
            const { left, right } = element.getBoundingClientRect();
            const { paddingLeft, paddingRight } = getComputedStyle(element);
            return [left, right, left + parseFloat(paddingLeft), right - parseFloat(paddingRight)];
          };
          return sheets.flatMap((sheet) => {
            const [from = 0, to = 0] = edges(sheet);
            const lines = [...sheet.querySelectorAll('h2, h3, p, li, dt, dd, summary, del, ins')];
            return lines.flatMap((line) => {
              const [, , start = 0, end = 0] = edges(line);
              const seen = end - start > 1;
              return seen && (start < from + air || end > to - air) ? line.textContent : [];
            });
          });
        }, air);
      expect(touching, `${id} at ${width}`).toEqual([]);
    }
  }
});

test('the largest heading under a service’s hero is over what its customer receives', async ({
  page,
}) => {
  const headings = page.locator('main section:not([aria-labelledby]) h2');
  for (const id of everyService) {
    await page.goto(pathOf(id));
    for (const size of [PHONE, { width: 1440, height: 900 }]) {
      await page.setViewportSize(size);
      const sizes = await headings.evaluateAll((all) =>
        all.map((heading) => ({
          isSummit: heading.closest('section')?.querySelector('#specimen') != null,
          size: Number.parseFloat(getComputedStyle(heading).fontSize),
        })),
      );
      const [summit = 0] = sizes.flatMap(({ isSummit, size }) => (isSummit ? size : []));
      const others = sizes.flatMap(({ isSummit, size }) => (isSummit ? [] : size));
      expect(summit, `${id} at ${size.width}`).toBeGreaterThan(1.25 * Math.max(...others));
    }
  }
});

/** What a part and its heading look like, beside their words. */
const looksOf = (part: Locator) =>
  part.evaluate((element) => {
    const heading = element.querySelector('h2') ?? element;
    return [element, heading]
      .flatMap((one) => [getComputedStyle(one), getComputedStyle(one, '::before')])
      .map(
        ({ content, display, position, fontSize, borderWidth, backgroundImage, backgroundColor }) =>
          [
            content,
            display,
            position,
            fontSize,
            borderWidth,
            backgroundImage,
            backgroundColor,
          ].join(),
      )
      .join();
  });

test('bodies of different forms are told apart without a word, on phones too', async ({ page }) => {
  for (const size of [PHONE, { width: 1440, height: 900 }]) {
    await page.setViewportSize(size);
    const looks = new Map<string | null, string>();
    for (const id of everyService) {
      await page.goto(pathOf(id));
      const form = await partsOf(page).first().locator('..').getAttribute('class');
      looks.set(form, await looksOf(partsOf(page).last()));
    }
    expect(new Set(looks.values()).size, `${size.width} px`).toBe(looks.size);
  }
});

test('the line of a process lights up as far as it is read, and stands still where motion is unwelcome', async ({
  page,
}) => {
  const steps = page.locator('main ol > li:has(> span[aria-hidden])');
  const lit = (station: Locator) =>
    station.evaluate((element) => {
      const { backgroundColor, borderTopColor } = getComputedStyle(
        element.querySelector('[aria-hidden]') ?? element,
      );
      return backgroundColor === borderTopColor;
    });
  for (const id of servicesWhoseSection('steps')) {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto(pathOf(id));
    const first = steps.first();
    for (const step of [first, steps.last()]) expect(await lit(step), id).toBe(false);
    await first.evaluate((element) => scrollTo({ top: element.getBoundingClientRect().top }));
    await expect.poll(() => lit(first), id).toBe(true);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect.poll(() => lit(first), id).toBe(false);
  }
});

test('what each side brings stands open, and is folded on phones', async ({ page }) => {
  const entries = page.getByRole('region', { name: sectionHeadings.exchange }).locator('li');
  for (const id of servicesWhoseSection('exchange')) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(pathOf(id));
    await expect(entries.first(), id).toBeVisible();
    await expect(entries.last(), id).toBeVisible();
    await page.setViewportSize(PHONE);
    await expect(entries.first(), id).toBeHidden();
    await expect(entries.last(), id).toBeHidden();
  }
});

test('changed lines are marked beside their words, which nothing strikes through', async ({
  page,
}) => {
  const changes = page.locator('#specimen :is(del, ins)');
  for (const id of servicesWhoseSpecimen('"change":')) {
    await page.goto(pathOf(id));
    await expect(changes, id).not.toHaveCount(0);
    for (const change of await changes.all()) {
      await expect(change).toHaveCSS('text-decoration-line', 'none');
      const bar = await change
        .locator('xpath=ancestor::li')
        .evaluate((line) => getComputedStyle(line, '::after').borderLeftWidth);
      expect(bar, id).toBe('2px');
    }
  }
});

test('a message looks like one: its head in ruled rows, and what is wrong numbered in the margin', async ({
  page,
}) => {
  const lines = page.locator('#specimen blockquote p');
  for (const id of servicesWhoseSpecimen('"message":')) {
    await page.goto(pathOf(id));
    await expect(lines, id).not.toHaveCount(0);
    for (const size of [PHONE, { width: 1440, height: 900 }]) {
      await page.setViewportSize(size);
      await expect(lines.first()).toHaveCSS('border-bottom-width', '1px');
      await expect(lines.last()).toHaveCSS('border-bottom-width', '0px');
      const [first] = await boxesOf(lines);
      for (const { right } of await boxesOf(lines.locator('sup'))) {
        expect(right, id).toBeLessThan(first?.left ?? 0);
      }
    }
  }
});

test('on a phone a matrix of permissions keeps its columns, and each cell names its own', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  const rows = page.locator('#specimen tr:has([data-mark])');
  for (const id of servicesWhoseSpecimen('"form":"matrix"')) {
    await page.goto(pathOf(id));
    for (const row of await rows.all()) {
      const tops = (await boxesOf(row.locator('td'))).map(({ top }) => top);
      expect(tops.length).toBeGreaterThan(1);
      expect(new Set(tops).size, id).toBe(1);
      expect(await namesIn(row), id).toEqual(
        await page.locator('#specimen thead th + th').allTextContents(),
      );
    }
  }
});

/** What the style sheet writes into the cells of a row. */
const namesIn = (row: Locator) =>
  row
    .locator('td')
    .evaluateAll((cells) =>
      cells.map((cell) => getComputedStyle(cell, '::before').content.match(/^"([^"]*)"/)?.[1]),
    );

/** The words of a document that a number which CSS places lies over. */
function wordsUnderCounters(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const counters: { part: Element; left: number; right: number; top: number; bottom: number }[] =
      [];
    for (const part of document.querySelectorAll('main > div > div:has(> section)')) {
      for (const element of [part, ...part.querySelectorAll('*')]) {
        if (!element.checkVisibility()) continue;
        for (const pseudo of ['::before', '::after']) {
          const style = getComputedStyle(element, pseudo);
          if (style.position !== 'absolute' || !style.content.includes('counter(')) continue;
          let frame = element;
          while (getComputedStyle(frame).position === 'static') frame = frame.parentElement ?? part;
          const from = frame.getBoundingClientRect();
          const left = from.left + frame.clientLeft + Number.parseFloat(style.left);
          const top = from.top + frame.clientTop + Number.parseFloat(style.top);
          const right = left + Number.parseFloat(style.width);
          const bottom = top + Number.parseFloat(style.height);
          counters.push({ part, left, right, top, bottom });
        }
      }
    }
    return counters.flatMap(({ part, left, right, top, bottom }) => {
      const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      const under: string[] = [];
      while (texts.nextNode()) {
        const { parentElement, textContent } = texts.currentNode;
        if (!textContent?.trim() || !parentElement?.checkVisibility()) continue;
        const range = new Range();
        range.selectNodeContents(texts.currentNode);
        const isUnder = [...range.getClientRects()].some(
          (line) =>
            line.right > left + 1 &&
            line.left < right - 1 &&
            line.bottom > top + 3 &&
            line.top < bottom - 3,
        );
        if (isUnder) under.push(textContent);
      }
      return under;
    });
  });
}
