import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { CardPrinter } from '../build/outputs/cards/card-printer';
import { CARD, type CardContent, drawCard } from '../build/outputs/cards/draw-card';
import { setTitle } from '../build/outputs/cards/set-title';
import { canSet } from '../build/outputs/cards/typeface';

// Here and not among the unit tests, for Jest has no module that awaits at its top.

const card = (change: Partial<CardContent> = {}): CardContent => ({
  title: 'A title',
  family: 'A family',
  room: 'night',
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

test('no text is left to the fonts of the machine', () => {
  expect(drawCard(card())).not.toMatch(/<text|font/);
});

test('a title that the face cannot set gives way to the company’s name', () => {
  const arabic = 'مرحبا';
  expect(canSet(arabic)).toBe(false);
  expect(drawCard(card({ title: arabic }))).toBe(drawCard(card({ title: '😀' })));
  expect(drawCard(card({ title: arabic }))).not.toBe(drawCard(card()));
});

test('a page without a drawing has a picture too', async () => {
  const { data, info } = await sharp(Buffer.from(drawCard(card({ title: ' ', family: '' }))))
    .extract({ left: 700, top: 60, width: 450, height: 500 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const ground = data.subarray(0, 3).toString('hex');
  let drawn = 0;
  for (let at = 0; at < data.length; at += info.channels) {
    if (data.subarray(at, at + 3).toString('hex') !== ground) drawn += 1;
  }
  expect(drawn).toBeGreaterThan(5_000);
});

test('a card is drawn once, and anew as soon as anything in it changes', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'cards-'));
  const cache = join(folder, 'cache');
  const print = async (title: string) => {
    const printer = new CardPrinter(cache);
    await printer.print(drawCard(card({ title })), join(folder, 'out/card.png'));
    await printer.finish();
    return { drawn: printer.drawn, card: readFileSync(join(folder, 'out/card.png')) };
  };
  const first = await print('One');
  const again = await print('One');
  const other = await print('Two');
  expect([first.drawn, again.drawn, other.drawn]).toEqual([1, 0, 1]);
  expect(again.card.equals(first.card)).toBe(true);
  expect(other.card.equals(first.card)).toBe(false);

  for (const name of readdirSync(cache)) utimesSync(join(cache, name), 0, 0);
  await print('Two');
  expect(readdirSync(cache)).toHaveLength(1);
  rmSync(folder, { recursive: true });
});
