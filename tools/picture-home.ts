import '../build/report-errors.mjs';
import { writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { serve } from '../build/hosting/serve';
import { CHROMIUM_FLAGS, testChromium } from '../e2e/chromium.mjs';

// `npm run picture`: the picture of home at the head of the README, from the export as it is.

const PICTURE = 'docs/home.webp';

const server = await serve(0, '.');
const { port } = server.address() as AddressInfo;
const browser = await chromium.launch({ executablePath: testChromium(), args: CHROMIUM_FLAGS });
const page = await browser.newPage({
  viewport: { width: 1440, height: 900 },
  reducedMotion: 'reduce',
});
await page.goto(`http://localhost:${port}/`, { waitUntil: 'networkidle' });
writeFileSync(
  PICTURE,
  await sharp(await page.screenshot())
    .webp({ quality: 80 })
    .toBuffer(),
);
await browser.close();
server.close();
console.log(`${PICTURE} shows home as it is now.`);
process.exit();
