import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { test as base, type Page } from '@playwright/test';

import { serveUnder } from './serveUnder.ts';

/** The built Storybook. */
export const built = fileURLToPath(new URL('../storybook-static', import.meta.url));

export interface StoryEntry {
  id: string;
  /** The title, such as `Kit/Actions/Button`. */
  title: string;
  name: string;
  type: 'story' | 'docs';
  tags: string[];
}

/** Every story and page of the built Storybook, in the order of its sidebar. */
export function readIndex(): StoryEntry[] {
  const { entries } = JSON.parse(readFileSync(`${built}/index.json`, 'utf8')) as {
    entries: Record<string, StoryEntry>;
  };
  return Object.values(entries);
}

/** A test with the built Storybook behind an address that is not the root of its server. */
export const test = base.extend<object, { storybook: string }>({
  storybook: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from this pattern
    async ({}, use) => {
      const { url, server } = await serveUnder(built, '/teams/design/storybook/');
      await use(url);
      server.close();
    },
    { scope: 'worker' },
  ],
});

/** Opens one story alone and waits until it has been drawn and played, and its fonts are loaded. */
export async function openStory(page: Page, storybook: string, id: string): Promise<void> {
  await page.goto(`${storybook}iframe.html?id=${id}&viewMode=story`);
  await page.waitForFunction(() => {
    const preview = (globalThis as { __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } } })
      .__STORYBOOK_PREVIEW__;
    return ['completed', 'finished', 'errored'].includes(preview?.currentRender?.phase ?? '');
  });
  await page.evaluate(() => document.fonts.ready.then(() => {}));
}
