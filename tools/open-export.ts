import type { AddressInfo } from 'node:net';
import { chromium } from '@playwright/test';
import { serve } from '../build/hosting/serve';
import { CHROMIUM_FLAGS, testChromium } from '../e2e/chromium.mjs';

/** A browser, and the origin at which it finds the export of a checkout; both last until the process ends. */
export async function openExport(root = '.') {
  const server = await serve(0, root);
  const { port } = server.address() as AddressInfo;
  const browser = await chromium.launch({ executablePath: testChromium(), args: CHROMIUM_FLAGS });
  return { browser, origin: `http://localhost:${port}` };
}
