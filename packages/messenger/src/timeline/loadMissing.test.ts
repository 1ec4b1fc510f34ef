import { expect, test } from 'vitest';

import { pagedChat } from '../testing/pagedChat.ts';
import { createTimeline } from './createTimeline.ts';
import { loadMissing } from './loadMissing.ts';
import { gapsOf, hasOlder } from './Timeline.ts';

test('[MS-30] what is missing between two stretches is loaded before what is older than both, down to the first message', async () => {
  const chat = pagedChat(200);
  const store = createTimeline({ fetchPage: chat.fetchPage, now: () => 0 });
  await store.refresh();
  await store.reach(60);
  expect(gapsOf(store.get().timeline)).toHaveLength(1);
  let pages = 0;
  while (await loadMissing(store)) pages += 1;
  const { timeline } = store.get();
  expect([hasOlder(timeline), gapsOf(timeline).length, timeline.messages.length]).toEqual([false, 0, 200]);
  expect(pages).toBeLessThanOrEqual(8);
});

test('[MS-30] a page that could not be loaded is told, and the next attempt goes on from there', async () => {
  const chat = pagedChat(60);
  let isOffline = false;
  const store = createTimeline({
    fetchPage: (page) => (isOffline ? Promise.reject(new Error('offline')) : chat.fetchPage(page)),
    now: () => 0,
  });
  await store.refresh();
  isOffline = true;
  expect(await loadMissing(store)).toBe(false);
  isOffline = false;
  expect(await loadMissing(store)).toBe(true);
});
