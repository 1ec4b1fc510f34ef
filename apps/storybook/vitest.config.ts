import { createHash } from 'node:crypto';

import { chromiumArgs, findChromium } from '@my-air/browser';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

const { path: executablePath } = await findChromium();

/** The settings of this run from scripts/testStories.mjs; without it, the ordinary ones. */
const { STORY_FOLDERS = '', STORY_GLOBALS = '{}', STORY_FORCED_COLORS, STORY_TEXT_SIZE } = process.env;
const textArgs = STORY_TEXT_SIZE ? [`--blink-settings=defaultFontSize=${STORY_TEXT_SIZE}`] : [];

/**
 * The cache folder of this run: packages are tested in parallel, each with the dependencies of its own
 * stories; Storybook would share one folder.
 */
const cacheName = STORY_FOLDERS.includes(',')
  ? createHash('sha256').update(STORY_FOLDERS).digest('hex').slice(0, 16)
  : STORY_FOLDERS.replaceAll(/\W+/g, '-');
const ownCache = {
  name: 'my-air-own-cache',
  config: () => ({ cacheDir: `node_modules/.cache/my-air/${cacheName}` }),
};

export default defineConfig({
  plugins: [storybookTest({ configDir: `${import.meta.dirname}/.storybook` }), ownCache],
  test: {
    name: 'storybook',
    testTimeout: 60_000,
    // All files share one page: the preview is set up once, and not anew for each of them.
    isolate: false,
    env: { STORY_GLOBALS },
    // A page without motion: parts that fade or slide would be measured halfway.
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      // A cold start beside other tasks prepares all dependencies first.
      connectTimeout: 300_000,
      provider: playwright({
        launchOptions: { executablePath, args: [...chromiumArgs, ...textArgs] },
        contextOptions: {
          reducedMotion: 'reduce',
          ...(STORY_FORCED_COLORS && { forcedColors: 'active' as const }),
        },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
