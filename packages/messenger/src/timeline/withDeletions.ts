import type { TimelineView } from './createTimeline.ts';

/** A conversation in which these messages are deleted, whatever the server says yet. The same one without any. */
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
