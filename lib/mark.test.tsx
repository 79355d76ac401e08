import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { LogoMark } from '@/components/layout/logo';
import { palette } from '@/tailwind.config';

const project = process.cwd();
const folder = mkdtempSync(join(tmpdir(), 'mark-'));
const icon = join(folder, 'public/icon.svg');

beforeAll(() => {
  mkdirSync(join(folder, 'public'));
  process.chdir(folder);
});
beforeEach(() => copyFileSync(join(project, 'e2e/designers-icon.xml'), icon));
afterAll(() => {
  process.chdir(project);
  rmSync(folder, { recursive: true });
});

test('the logo is the mark of any program’s file, without its ground and in the page’s inks', () => {
  const logo = renderToStaticMarkup(<LogoMark place="footer" />);
  expect(logo).toMatch(/^<svg [^>]*stroke="currentColor" stroke-width="8"/);
  expect(logo).toMatch(/<circle [^>]*fill="var\(--color-signal\)"/);
  expect(logo).toMatch(/<linearGradient id="(footer-\w+)">.*<rect [^>]*fill="url\(#\1\)"/);
  expect(logo).toContain('stop-color="#ff8800"');
  expect(logo).not.toMatch(/#123456|style|class|title|xml|data-/);
});

/** Runs npm run icons on the file; tells the colour of the maskable icon at a share of its width and height. */
async function drawnIcon() {
  const script = join(project, 'tools/draw-icons.ts');
  const { status, stderr } = spawnSync(join(project, 'node_modules/.bin/tsx'), [script], {
    cwd: folder,
  });
  if (status !== 0) throw new Error(String(stderr));
  const picture = sharp(join(folder, 'public/icon-maskable.png')).ensureAlpha().raw();
  const { data, info } = await picture.toBuffer({ resolveWithObject: true });
  return (x: number, y: number) => {
    const start = 4 * (Math.floor(y * info.height) * info.width + Math.floor(x * info.width));
    return data.subarray(start, start + 4).toString('hex');
  };
}

test('the maskable icon has the ground to its corners, and the mark as its root has it inside', async () => {
  const colorAt = await drawnIcon();
  expect(colorAt(0, 0)).toBe('123456ff');
  expect(colorAt(0.5, 0.5)).toBe('3be8cbff');
  // The line, stroked by the root alone, a tenth further in than in the icon.
  expect(colorAt(0.5, 0.1 + 0.8 * 0.9)).toBe('14202bff');
});

test('an icon without a ground gets paper under it, and none of it is cropped from the logo', async () => {
  writeFileSync(
    icon,
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-5 -5 10 10"><circle r="3"/></svg>',
  );
  expect(renderToStaticMarkup(<LogoMark place="header" />)).toContain('viewBox="-5 -5 10 10"');
  const colorAt = await drawnIcon();
  expect([colorAt(0, 0), colorAt(0.5, 0.5)]).toEqual([
    `${palette.paper.light.slice(1)}ff`,
    '000000ff',
  ]);
});
