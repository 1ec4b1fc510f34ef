import { usePortal, useUser } from '@my-air/feature-api';
import { useMemo, useSyncExternalStore } from 'react';

import { deletionId, deletionsOf } from './deletionsOf.ts';
import type { TimelineStore, TimelineView } from './createTimeline.ts';
import { timelineOf } from './timelineOf.ts';
import { withDeletions } from './withDeletions.ts';

/** The conversation of a chat as far as it was read, without the messages being deleted, and its store. */
export function useTimeline(chatId: number): readonly [TimelineView, TimelineStore] {
  const portal = usePortal();
  const userId = useUser()?.id ?? 0;
  const store = timelineOf(portal.api, userId, chatId);
  const deletions = deletionsOf(portal, userId);
  const view = useSyncExternalStore(store.subscribe, store.getSnapshot);
  const deleted = useSyncExternalStore(deletions.subscribe, deletions.getSnapshot);
  const shown = useMemo(
    () => withDeletions(view, (messageId) => deleted.has(deletionId(chatId, messageId))),
    [view, deleted, chatId],
  );
  return [shown, store];
}
