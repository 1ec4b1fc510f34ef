import { usePortal, useUser } from '@my-air/feature-api';
import { useSyncExternalStore } from 'react';

import type { TimelineStore, TimelineView } from './createTimeline.ts';
import { timelineOf } from './timelineOf.ts';

/** The conversation of a chat as far as it was read, and the ways to read more of it. */
export function useTimeline(chatId: number): readonly [TimelineView, TimelineStore] {
  const { api } = usePortal();
  const store = timelineOf(api, useUser()?.id ?? 0, chatId);
  return [useSyncExternalStore(store.subscribe, store.getSnapshot), store];
}
