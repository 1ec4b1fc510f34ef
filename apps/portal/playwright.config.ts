import { chromiumArgs, findChromium } from '@my-air/browser';
import { defineConfig } from '@playwright/test';

const { path: executablePath } = await findChromium();

/** End-to-end tests: the built portal, served by a sandbox of each worker's own, in a real browser. */
export default defineConfig({
  testDir: './e2e',
  outputDir: './test-results',
  // Every test begins with a fresh sandbox, so that any worker can take any of them.
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // Correctness, not speed: a busy machine must not turn a test red.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['@my-air/browser/stepReporter']],
  use: {
    browserName: 'chromium',
    viewport: { width: 1440, height: 900 },
    screenshot: 'only-on-failure',
    // Recording costs a sixth of the run: switch it on where the picture and the page of a failed test are
    // not enough.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
    locale: 'en-US',
    timezoneId: 'Europe/Kyiv',
    // Tests that hold back or change what the network answers cannot reach the requests of a worker; `offline.spec.ts`
    // allows it.
    serviceWorkers: 'block',
    launchOptions: { executablePath, args: chromiumArgs },
  },
});
