import type { PortalContext } from '@my-air/feature-api';

import { listMessages } from '../contract.ts';
import { createTimeline, type TimelineStore } from './createTimeline.ts';
import { openedTimelinesOf } from './openedTimelinesOf.ts';

/** The most conversations that are kept for coming back to; the one used longest ago is dropped first. */
const mostKept = 20;

/** The timeline of a chat of a user; the same one while it is among those that were opened last. */
export function timelineOf(
  portal: Pick<PortalContext, 'api'>,
  userId: number,
  chatId: number,
): TimelineStore {
  const stores = openedTimelinesOf(portal, userId);
  const store =
    stores.get(chatId) ??
    createTimeline({
      fetchPage: (page, signal) => {
        const query = page === 1 ? {} : { page };
        return portal.api.send(listMessages, { params: { chatId }, query }, { signal });
      },
      now: Date.now,
    });
  stores.delete(chatId);
  stores.set(chatId, store);
  for (const oldest of stores.keys()) {
    if (stores.size <= mostKept) break;
    stores.delete(oldest);
  }
  return store;
}
