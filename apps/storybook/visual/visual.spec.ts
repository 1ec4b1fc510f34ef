import { expect } from '@playwright/test';

import { extraStories, withoutPicture } from './curated.ts';
import { openStory, readIndex, test, type StoryEntry } from './storybook.ts';

const themes = ['default', 'scalelab'].flatMap((brand) =>
  ['light', 'dark'].map((scheme) => ({ brand, scheme })),
);

/** One story of each component, the first that is not excluded, and those that show what the first does not. */
function curated(): StoryEntry[] {
  const stories = readIndex().filter(({ type, id }) => type === 'story' && !withoutPicture.test(id));
  const seen = new Set<string>();
  return stories.filter(({ id, title }) => {
    if (extraStories.has(id)) return true;
    if (!title.startsWith('Kit/') || seen.has(title)) return false;
    seen.add(title);
    return true;
  });
}

for (const { id, title, name } of curated()) {
  test(`${title}, ${name}`, async ({ page, storybook }) => {
    await page.clock.setFixedTime(new Date('2026-11-20T10:00:00Z'));
    await openStory(page, storybook, id);
    for (const { brand, scheme } of themes) {
      await page.evaluate(
        (look) => {
          Object.assign(document.documentElement.dataset, look);
          if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
        },
        { brand, scheme },
      );
      await page.evaluate(() => document.fonts.ready.then(() => {}));
      await expect.soft(page).toHaveScreenshot(`${id}-${brand}-${scheme}.png`, { fullPage: false });
    }
  });
}
