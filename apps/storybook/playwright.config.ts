import { chromiumArgs, findChromium } from '@my-air/browser';
import { defineConfig } from '@playwright/test';

import { pinnedBrowser } from './visual/pinnedBrowser.mjs';

/** Pictures are taken with one browser only; any browser can show that the build opens. */
const isVisual = process.argv.includes('--project=visual');
const executablePath = isVisual ? await pinnedBrowser() : (await findChromium()).path;

export default defineConfig({
  testDir: 'visual',
  fullyParallel: true,
  workers: 2,
  reporter: [['line']],
  outputDir: 'test-results',
  snapshotPathTemplate: 'visual/baselines/{arg}{ext}',
  // A busy machine needs long to open Storybook's own page and a story in it.
  timeout: 120_000,
  expect: {
    timeout: 60_000,
    toHaveScreenshot: { animations: 'disabled', caret: 'hide', maxDiffPixels: 4, threshold: 0.1 },
  },
  use: {
    viewport: { width: 640, height: 480 },
    locale: 'en-GB',
    timezoneId: 'Europe/Kyiv',
    launchOptions: {
      executablePath,
      args: [
        ...chromiumArgs,
        // The same letters on every machine.
        '--font-render-hinting=none',
        '--disable-lcd-text',
        '--force-color-profile=srgb',
      ],
    },
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    { name: 'static', testMatch: 'static.spec.ts', use: { viewport: { width: 1280, height: 800 } } },
    { name: 'visual', testMatch: 'visual.spec.ts' },
  ],
});
