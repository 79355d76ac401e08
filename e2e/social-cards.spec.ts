import { copyFileSync, mkdirSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { CARD, type CardContent, drawCard } from '../build/outputs/cards/draw-card';
import { setTitle } from '../build/outputs/cards/set-title';
import { canSet } from '../build/outputs/cards/typeface';

// Here and not among the unit tests, for Jest has no module that awaits at its top.

const card = (change: Partial<CardContent> = {}): CardContent => ({
  title: 'A title',
  family: 'A family',
  theme: 'night',
  ...change,
});

const BOX = { width: 500, height: 320 };

for (const [kind, title] of [
  ['short', 'News'],
  ['of one line', 'Stay\u00a0Ahead.'],
  ['of many words', 'Words of a title that goes on and on. '.repeat(6).trim()],
  ['of one long word', 'Donaudampfschifffahrtsgesellschaft'.repeat(6)],
  ['in other letters', 'Ελληνικά и кириллица, Đặng Łódź'],
] as const) {
  test(`a title that is ${kind} stays inside its box`, () => {
    const { lines, leading } = setTitle(title, BOX);
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.length * leading).toBeLessThanOrEqual(BOX.height);
    for (const { width } of lines) expect(width).toBeLessThanOrEqual(BOX.width);
  });
}

test('marks that mean something in SVG are outlines like any other', async () => {
  const svg = drawCard(card({ title: 'Risk & <gaps> "now"', family: 'Doors & Windows' }));
  expect(svg).not.toContain('&');
  const { width, height } = await sharp(Buffer.from(svg)).metadata();
  expect({ width, height }).toEqual(CARD);
});

test('a card shows the mark of public/icon.svg, whatever program wrote it', async ({ request: _ }, {
  outputDir,
}) => {
  mkdirSync(`${outputDir}/public`, { recursive: true });
  copyFileSync('e2e/designers-icon.xml', `${outputDir}/public/icon.svg`);
  const project = process.cwd();
  process.chdir(outputDir);
  const svg = drawCard(card());
  process.chdir(project);
  const { data } = await sharp(Buffer.from(svg)).raw().toBuffer({ resolveWithObject: true });
  const marks = [
    { x: 94, y: 84 }, // Before the name.
    { x: 985, y: 355 }, // In place of a drawing.
  ];
  for (const { x, y } of marks) {
    const [red, green] = data.subarray(4 * (y * CARD.width + x));
    expect(red, `at ${x}, ${y}`).toBeLessThan(100);
    expect(green, `at ${x}, ${y}`).toBeGreaterThan(200);
  }
});

test('no text is left to the fonts of the machine', () => {
  expect(drawCard(card())).not.toMatch(/<text|font/);
});

test('a title that the face cannot set gives way to the company’s name', () => {
  const arabic = 'مرحبا';
  expect(canSet(arabic)).toBe(false);
  expect(drawCard(card({ title: arabic }))).toBe(drawCard(card({ title: '😀' })));
  expect(drawCard(card({ title: arabic }))).not.toBe(drawCard(card()));
});
