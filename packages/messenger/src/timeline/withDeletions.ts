import type { TimelineView } from './createTimeline.ts';

/** A conversation with these messages already marked as deleted. The same object if there are none. */
export function withDeletions(view: TimelineView, isDeleted: (messageId: number) => boolean): TimelineView {
  const { timeline } = view;
  if (!timeline.messages.some(({ id, deleted_at }) => !deleted_at && isDeleted(id))) return view;
  const messages = timeline.messages.map((message) =>
    !message.deleted_at && isDeleted(message.id)
      ? { ...message, deleted_at: message.updated_at ?? new Date().toISOString(), is_editable: false }
      : message,
  );
  return { ...view, timeline: { ...timeline, messages } };
}
