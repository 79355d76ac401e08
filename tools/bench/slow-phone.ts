import { type Browser, chromium, type Page } from 'playwright';
import { CHROMIUM_FLAGS } from '../../e2e/chromium.mjs';

const PHONE = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  ignoreHTTPSErrors: true,
};

/** How much slower the processor is than this machine's. */
export const CPU_SLOWDOWN = 4;

/** The network of Lighthouse's phone. */
const MOBILE = {
  offline: false,
  latency: 150,
  downloadThroughput: 1.6e6 / 8,
  uploadThroughput: 0.75e6 / 8,
};

export const NETWORKS = { loopback: undefined, '4G': MOBILE };
export type Network = keyof typeof NETWORKS;

/** A phone's page on a slowed processor, in a context of its own with a cold cache. */
export async function slowPage(browser: Browser, network: Network): Promise<Page> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const limits = NETWORKS[network];
  if (limits) {
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', limits);
  }
  return page;
}

export async function withBrowser<Result>(
  executablePath: string | undefined,
  use: (browser: Browser) => Promise<Result>,
): Promise<Result> {
  const browser = await chromium.launch({
    executablePath,
    args: CHROMIUM_FLAGS,
  });
  try {
    return await use(browser);
  } finally {
    await browser.close();
  }
}
