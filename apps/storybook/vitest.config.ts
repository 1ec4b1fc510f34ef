import { chromiumArgs, findChromium } from '@my-air/browser';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

const { path: executablePath } = await findChromium();

/** The settings of this run, as scripts/testStories.mjs asks for them; without it, the ordinary ones. */
const { STORY_GLOBALS = '{}', STORY_FORCED_COLORS, STORY_DEPENDENCIES, SAMPLE = '' } = process.env;

/** What Vite has prepared for these stories, or prepares now; without scripts/testStories.mjs, Storybook's own way. */
const prepared = STORY_DEPENDENCIES !== undefined && {
  name: 'my-air-prepared-dependencies',
  config: () => {
    const { cacheDir, isReady, include, entries } = JSON.parse(STORY_DEPENDENCIES);
    // Several runs read what is ready at the same time, and none of them may change it.
    return { cacheDir, optimizeDeps: { include, entries, noDiscovery: isReady } };
  },
};

export default defineConfig({
  plugins: [storybookTest({ configDir: `${import.meta.dirname}/.storybook` }), prepared],
  test: {
    name: 'storybook',
    testTimeout: 60_000,
    // All files share one page: the preview is set up once, and not anew for each of them.
    isolate: false,
    env: { STORY_GLOBALS, SAMPLE },
    // A quiet page: what fades or slides would be measured halfway.
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      // A cold start beside other tasks prepares all dependencies first.
      connectTimeout: 300_000,
      provider: playwright({
        launchOptions: { executablePath, args: chromiumArgs },
        contextOptions: {
          reducedMotion: 'reduce',
          ...(STORY_FORCED_COLORS && { forcedColors: 'active' as const }),
        },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
