import { useValue } from '@my-air/client-state';
import { usePortal, useUser } from '@my-air/feature-api';
import { useMemo } from 'react';

import type { TimelineStore, TimelineView } from './createTimeline.ts';
import { deletionId, deletionsOf } from './deletionsOf.ts';
import { timelineOf } from './timelineOf.ts';

/** The conversation of a chat as far as it was read, without the messages being deleted, and its store. */
export function useTimeline(chatId: number): readonly [TimelineView, TimelineStore] {
  const portal = usePortal();
  const userId = useUser()?.id ?? 0;
  const store = timelineOf(portal, userId, chatId);
  const deletions = deletionsOf(portal, userId);
  const view = useValue(store);
  const deleted = useValue(deletions);
  const shown = useMemo(
    () => withDeletions(view, (messageId) => deleted.has(deletionId(chatId, messageId))),
    [view, deleted, chatId],
  );
  return [shown, store];
}

/** A conversation with these messages already marked as deleted. The same object if there are none. */
function withDeletions(view: TimelineView, isDeleted: (messageId: number) => boolean): TimelineView {
  const { timeline } = view;
  if (!timeline.messages.some(({ id, deleted_at }) => !deleted_at && isDeleted(id))) return view;
  const messages = timeline.messages.map((message) =>
    !message.deleted_at && isDeleted(message.id)
      ? { ...message, deleted_at: message.updated_at ?? new Date().toISOString(), is_editable: false }
      : message,
  );
  return { ...view, timeline: { ...timeline, messages } };
}
