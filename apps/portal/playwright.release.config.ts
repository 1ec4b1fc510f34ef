import { defineConfig } from '@playwright/test';

import base from './playwright.config.ts';

/** The rehearsal of a release, whose steps come one after the other: `npm run prove -- release`. */
export default defineConfig({
  ...base,
  testDir: './e2e/release',
  testMatch: 'rehearsal.ts',
  testIgnore: [],
  // It builds in a clone.
  globalSetup: [],
  fullyParallel: false,
  workers: 1,
  timeout: 600_000,
});
