import { findFirefox, hasWebKit } from '@my-air/browser';
import { defineConfig } from '@playwright/test';

import base from './playwright.config.ts';

const { launchOptions: _, ...use } = base.use ?? {};
const firefox = await findFirefox();

/** The journeys on the two engines that are not Chromium, as far as they are installed: `npm run check:engines`. */
export default defineConfig({
  ...base,
  testMatch: 'journeys.spec.ts',
  // Each journey in each size and with each hand.
  grepInvert: [],
  projects: [
    ...(firefox
      ? [{ name: 'firefox', use: { ...use, browserName: 'firefox' as const, ...drivenBy(firefox) } }]
      : []),
    ...((await hasWebKit()) ? [{ name: 'webkit', use: { ...use, browserName: 'webkit' as const } }] : []),
  ],
});

/** Playwright's own build is driven by its own protocol, any other Firefox over WebDriver BiDi. */
function drivenBy({ from, path }: { from: string; path: string }) {
  return from === 'playwright' ? {} : { channel: 'moz-firefox', launchOptions: { executablePath: path } };
}
