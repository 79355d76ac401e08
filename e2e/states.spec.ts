import { expect, type Page, test } from '@playwright/test';
import { faultsToAxe } from './axe';
import { inTurn } from './run';
import { open, states } from './states';
import { originNamed, variants } from './variants';

// Each state is reached once at a width, for everything that holds in all of them: with `--all` at each of its widths
// and in both schemes, else at one of them and in one scheme, which take turns.

const HEIGHT = 800;

/** The width of a window of 1280 px at 400 % zoom. */
const NARROWEST = 320;

const SCHEMES = ['light', 'dark'] as const;

const built = states.filter(({ build }) => !build || variants.some(({ name }) => name === build));

for (const [index, state] of built.entries()) {
  const { name, build, withoutScript = false } = state;
  const schemes = inTurn(SCHEMES, index);
  for (const width of inTurn(state.widths, Math.floor(index / 2))) {
    test.describe(() => {
      test.use({ viewport: { width, height: HEIGHT }, javaScriptEnabled: !withoutScript });
      if (build) test.use({ baseURL: originNamed(build) });

      test(`${name}, ${width} px: everything has a name, and axe finds no fault`, async ({
        page,
      }) => {
        await open(page, state);
        await state.enter?.(page);
        expect(await unnamedParts(page)).toEqual([]);
        // axe waits for timers.
        if (state.stopped) await page.clock.resume();
        // Without script axe cannot run either; what a page says then is what it says before its islands are used.
        for (const colorScheme of withoutScript ? [] : schemes) {
          await page.emulateMedia({ colorScheme });
          expect(await faultsToAxe(page, NOT_OF_THE_STATE), colorScheme).toEqual([]);
        }
        await page.setViewportSize({ width: NARROWEST, height: HEIGHT });
        expect(await lowOrWideParts(page), `${NARROWEST} px`).toEqual([]);
      });
    });
  }
}

/** The footer, which is the same in all states, and the stand-in's own markup, which is not this site's. */
const NOT_OF_THE_STATE = ['footer', '#captcha'];

/** Roles of what is used or jumped to, as Chromium's accessibility tree calls them. */
const NAMED = new Set([
  'button',
  'checkbox',
  'combobox',
  'Date',
  'DisclosureTriangle',
  'image',
  'link',
  'navigation',
  'region',
  'searchbox',
  'textbox',
]);

/** Roles of which no two may have the same name on a page; links to one page may. */
const UNIQUE = new Set(['button', 'checkbox', 'combobox', 'Date', 'searchbox', 'textbox']);

/**
 * What the accessibility tree has without a name, or twice under one; fields whose description lacks a part that it
 * should be made of; and faulty fields that do not say what is wrong.
 */
async function unnamedParts(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  const seen = new Set<string>();
  return nodes.flatMap(({ ignored, role, name, description, properties = [] }) => {
    const kind: string = role?.value ?? '';
    if (ignored || !NAMED.has(kind)) return [];
    const called = `${kind} “${name?.value ?? ''}”`;
    const isTwice = UNIQUE.has(kind) && seen.has(called);
    seen.add(called);
    const property = (wanted: string) => properties.find((one) => one.name === wanted)?.value;
    const parts = property('describedby')?.relatedNodes ?? [];
    const isInvalid = property('invalid')?.value === 'true';
    return [
      ...(name?.value?.trim() ? [] : [`${called} has no name`]),
      ...(isTwice ? [`${called} is there twice`] : []),
      ...(parts.length > 0 && !description?.value ? [`${called} lost its description`] : []),
      ...(isInvalid && !parts.some(({ idref }) => idref?.endsWith('-error'))
        ? [`${called} does not say what is wrong`]
        : []),
    ];
  });
}

/** What is too low for a thumb, of what is filled in or pressed; and how much wider than the window the page is. */
function lowOrWideParts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const controls = document.querySelectorAll('main :is(button, input, select, textarea)');
    const low = [...controls].flatMap((control) => {
      const { height } = (control.closest('label') ?? control).getBoundingClientRect();
      const isUsed =
        control.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        !control.closest('#captcha, [inert]');
      return isUsed && height < 43.9 ? [`${control.outerHTML.slice(0, 60)}: ${height} px`] : [];
    });
    return [...low, ...(scrollWidth > clientWidth ? [`${scrollWidth} px wide`] : [])];
  });
}
