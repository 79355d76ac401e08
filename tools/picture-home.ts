import '../build/report-errors.mjs';
import sharp from 'sharp';
import { openExport } from './open-export';

// `npm run picture`: the picture of home at the head of the README, from the export as it is.

const PICTURE = 'docs/home.webp';

const { browser, origin } = await openExport();
const page = await browser.newPage({
  viewport: { width: 1440, height: 900 },
  reducedMotion: 'reduce',
});
await page.goto(origin, { waitUntil: 'networkidle' });
const screenshot = sharp(await page.screenshot());
await screenshot.webp({ quality: 80 }).toFile(PICTURE);
await browser.close();
console.log(`${PICTURE} shows home as it is now.`);
process.exit();
