import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import tailwind from '@tailwindcss/postcss';
import postcss from 'postcss';
import { pathOf } from '../lib/routes';
import { service } from './examples';

const SHEET = 'app/globals.css';

/** Utilities that are words of prose as well, and what each does to an element. */
const utilities = {
  relative: ['position', 'relative'],
  static: ['position', 'static'],
  inline: ['display', 'inline'],
  table: ['display', 'table'],
  contents: ['display', 'contents'],
  isolate: ['isolation', 'isolate'],
  outline: ['outline-style', 'solid'],
  container: ['width', '100px'],
  shadow: ['box-shadow', /rgba\(0, 0, 0, 0\.1\) 0px 1px 3px 0px/],
  ring: ['box-shadow', /0px 0px 0px 1px/],
  'transform -translate-x-1': ['translate', '-8px'],
} as const;

test('utilities work whose names are words of prose as well', async ({ page }) => {
  const source = `${await readFile(SHEET, 'utf8')}\n@source inline("${Object.keys(utilities).join(' ')}");`;
  const { css } = await postcss([tailwind()]).process(source, { from: SHEET });
  // The frame gives each element another value than its utility would, and 100 px to fill.
  await page.setContent(
    `<style>${css}</style><style>@layer base { b { position: sticky; display: block } div { width: 100px } }</style>
    ${Object.keys(utilities)
      .map((name) => `<div><b class="${name}" id="${name}">${name}</b></div>`)
      .join('')}`,
  );
  for (const [name, [property, value]] of Object.entries(utilities)) {
    await expect(page.locator(`[id="${name}"]`), name).toHaveCSS(property, value);
  }
});

test('a breakpoint and a colour of the theme reach the exported page', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(pathOf(service));
  await expect(page.locator('section.bg-surface').first()).toHaveCSS(
    'background-color',
    'rgb(238, 243, 246)',
  );
  const columns = () =>
    page
      .locator('main > :first-child div:has(> div > svg)')
      .evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(' ').length);
  expect(await columns()).toBe(2);
  await page.setViewportSize({ width: 599, height: 800 });
  expect(await columns()).toBe(1);
});
