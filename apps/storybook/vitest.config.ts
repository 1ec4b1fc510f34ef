import { chromiumArgs, findChromium } from '@my-air/browser';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

const { path: executablePath } = await findChromium();

export default defineConfig({
  plugins: [storybookTest({ configDir: `${import.meta.dirname}/.storybook` })],
  test: {
    name: 'storybook',
    testTimeout: 60_000,
    retry: process.env.CI ? 2 : 0,
    // A quiet page: what fades or slides would be measured halfway.
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({
        launchOptions: { executablePath, args: chromiumArgs },
        contextOptions: { reducedMotion: 'reduce' },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
