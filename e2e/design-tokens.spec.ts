import { expect, test } from '@playwright/test';

// tailwind.config.ts is dead code in Tailwind 4 unless globals.css names it: prove that its tokens arrive.
test('a breakpoint and a colour of tailwind.config.ts reach the built page', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/siemservice');
  const section = page.locator('section.bg-surface').first();
  await expect(section).toHaveCSS('background-color', 'rgb(238, 243, 246)');
  const columns = () =>
    page
      .locator('.night .grid')
      .first()
      .evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(' ').length);
  expect(await columns()).toBe(2);
  await page.setViewportSize({ width: 599, height: 800 });
  expect(await columns()).toBe(1);
});
