/// <reference types="node" />
import { resolve } from 'node:path';

import { chromiumArgs, findChromium } from '@my-air/browser';
import { defineConfig, type PlaywrightTestConfig } from '@playwright/test';

/** End-to-end tests of the portal in `PORTAL_DIST`, or of the usual build, in a real browser: each worker has a sandbox of its own that serves it. */
export async function endToEndTests(own: PlaywrightTestConfig = {}): Promise<PlaywrightTestConfig> {
  const { path: executablePath } = await findChromium();
  return defineConfig({
    testDir: './e2e',
    outputDir: './test-results',
    // Every test begins with a fresh sandbox, so that any worker can take any of them.
    fullyParallel: true,
    forbidOnly: Boolean(process.env.CI),
    workers: 2,
    // Correctness, not speed: a busy machine must not turn a test red.
    timeout: 120_000,
    expect: { timeout: 30_000 },
    reporter: 'list',
    use: {
      browserName: 'chromium',
      viewport: { width: 1440, height: 900 },
      screenshot: 'only-on-failure',
      // Recording costs a sixth of the run: switch it on where the picture and the page of a failed test are
      // not enough.
      trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
      locale: 'en-US',
      timezoneId: 'Europe/Kyiv',
      launchOptions: { executablePath, args: chromiumArgs },
    },
    ...own,
  });
}

/**
 * End-to-end tests of one feature: of a portal of the builds of the shell, the sign-in and this feature alone, which
 * starts with the screen at `start`. With `PORTAL_DIST` they run against the portal in that folder instead.
 */
export function featureTests(feature: string, start: string): Promise<PlaywrightTestConfig> {
  return endToEndTests({
    globalSetup: resolve(import.meta.dirname, 'buildFeature.ts'),
    metadata: { feature, start },
    // Turbo runs the tests of two packages at a time.
    workers: 1,
  });
}
