import { expect } from '@playwright/test';

import { curated } from './curated.ts';
import { openStory, readIndex, test } from './storybook.ts';

const themes = ['default', 'scalelab'].flatMap((brand) =>
  ['light', 'dark'].map((scheme) => ({ brand, scheme })),
);

for (const { id, title, name } of curated(readIndex())) {
  test(`${title}, ${name}`, async ({ page, storybook }) => {
    await page.clock.setFixedTime(new Date('2026-11-20T10:00:00Z'));
    await openStory(page, storybook, id);
    for (const { brand, scheme } of themes) {
      await page.evaluate((look) => Object.assign(document.documentElement.dataset, look), { brand, scheme });
      await page.evaluate(() => document.fonts.ready.then(() => {}));
      await expect.soft(page).toHaveScreenshot(`${id}-${brand}-${scheme}.png`);
    }
  });
}
