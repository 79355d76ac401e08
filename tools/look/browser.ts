import { type Browser, chromium } from 'playwright';
import { CHROMIUM_FLAGS, testChromium } from '../chromium.mjs';

/** Without these, edges and letters depend on which parts of a page happen to be drawn apart. */
const STEADY_FLAGS = [
  '--disable-lcd-text',
  '--disable-composited-antialiasing',
  '--disable-partial-raster',
  '--force-color-profile=srgb',
];

/** A browser that draws the same page as the same pixels each time. */
export function launchSteadyBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: testChromium(),
    args: [...CHROMIUM_FLAGS, ...STEADY_FLAGS],
  });
}
