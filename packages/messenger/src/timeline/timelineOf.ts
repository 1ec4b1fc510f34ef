import type { ApiClient } from '@my-air/api-client';

import { listMessages } from '../contract.ts';
import { createTimeline, type TimelineStore } from './createTimeline.ts';

/** The most conversations that are kept for coming back to; the one used longest ago is dropped first. */
const mostKept = 20;

const kept = new WeakMap<ApiClient, Map<string, TimelineStore>>();

/** The timeline of a chat; the same one while it is among those that were opened last. */
export function timelineOf(api: ApiClient, userId: number, chatId: number): TimelineStore {
  const stores = kept.get(api) ?? new Map<string, TimelineStore>();
  kept.set(api, stores);
  const key = `${userId} ${chatId}`;
  const store =
    stores.get(key) ??
    createTimeline({
      fetchPage: (page, signal) => {
        const query = page === 1 ? {} : { page };
        return api.send(listMessages, { params: { chatId }, query }, { signal });
      },
      now: Date.now,
    });
  stores.delete(key);
  stores.set(key, store);
  for (const oldest of stores.keys()) {
    if (stores.size <= mostKept) break;
    stores.delete(oldest);
  }
  return store;
}
