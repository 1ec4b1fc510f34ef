import { findFirefox, hasWebKit } from '@my-air/browser';
import { defineConfig } from '@playwright/test';

import base from './playwright.config.ts';

// Each scenario in each size and with each hand.
process.env.SAMPLE = 'whole';

const { launchOptions: _, ...use } = base.use ?? {};
const firefox = await findFirefox();

/** The scenarios on the two engines that are not Chromium, as far as they are installed: `npm run prove -- engines`. */
export default defineConfig({
  ...base,
  testMatch: 'scenarios.spec.ts',
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
