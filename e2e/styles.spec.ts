import { expect, test } from '@playwright/test';
import { everyPath, unknownPath } from './pages';
import { states } from './states';
import { missingRules, unprunedSheetOf } from './style-rules';
import { originNamed } from './variants';

const HEIGHT = 800;

test('no page lacks a rule that one of its elements matches', async ({ page }) => {
  for (const path of everyPath) {
    await page.goto(path);
    expect.soft(await missingRules(page, unprunedSheetOf(path)), path).toEqual([]);
  }
  await page.goto(unknownPath);
  expect(await missingRules(page, unprunedSheetOf('/404'))).toEqual([]);
});

for (const state of states.filter(({ sameDocument }) => !sameDocument)) {
  test(`no rule is missing in this state: ${state.name}`, async ({ browser, baseURL }) => {
    const { path, build, widths, context: options, media } = state;
    const context = await browser.newContext({
      baseURL: build ? originNamed(build) : baseURL,
      viewport: { width: widths[0] ?? 1280, height: HEIGHT },
      ...options,
    });
    const page = await context.newPage();
    await page.emulateMedia({ reducedMotion: 'reduce', ...media });
    await state.prepare?.(page);
    await page.goto(path);
    await state.enter?.(page);
    const unpruned = unprunedSheetOf(path, build && `variants/${build}`);
    expect(await missingRules(page, unpruned)).toEqual([]);
    await context.close();
  });
}
