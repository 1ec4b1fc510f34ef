import config from './playwright.config.ts';

/** The portal as files, served by nginx and by Caddy with the files of `hosting/`, in a real browser. */
export default {
  ...config,
  testDir: './hosting',
  outputDir: './test-results/hosting',
  globalSetup: './hosting/buildNext.ts',
  // The servers make their certificates themselves.
  use: { ...config.use, ignoreHTTPSErrors: true },
};
