import { useUser } from '@my-air/feature-api';

import { messageTypes, type Chat } from '../contract.ts';
import { useOutbox } from '../outbox/outboxOf.ts';
import type { TimelineView } from '../timeline/createTimeline.ts';
import { hasOlder } from '../timeline/Timeline.ts';
import { toRows } from '../timeline/toRows.ts';
import type { FeedRow } from './FeedRow.ts';

export interface FeedRowsOptions {
  chat: Chat;
  view: TimelineView;
  firstUnreadId: number | undefined;
}

/** All rows of a conversation: its messages, the unsent ones, and the rating. */
export function useFeedRows({ chat, view, firstUnreadId }: FeedRowsOptions): readonly FeedRow[] {
  const preferred = useUser()?.preference?.ui_timezone;
  const [{ entries }] = useOutbox();
  const { timeline, olderError } = view;
  const rows: FeedRow[] = [];
  if (hasOlder(timeline)) rows.push({ key: 'older', kind: 'older', isFailed: olderError !== undefined });
  else if (timeline.messages.length > 0) rows.push({ key: 'start', kind: 'start' });
  rows.push(...toRows(timeline, { timeZone: knownZone(preferred), firstUnreadId }));
  if (asksForRating(chat, timeline.messages)) rows.push({ key: 'rating', kind: 'rating' });
  for (const entry of entries) {
    const { item, key } = entry;
    if (item.kind === 'message' && item.chatId === chat.id)
      rows.push({ key: `outgoing-${key}`, kind: 'outgoing', entry });
  }
  return rows;
}

/** A support chat is rated once it is over, or when a message asks for it. */
function asksForRating(
  { process, archived_at }: Chat,
  messages: TimelineView['timeline']['messages'],
): boolean {
  const isRatable = process?.processable_type === 'support' && process.processable?.id != null;
  if (!isRatable || messages.length === 0) return false;
  return Boolean(archived_at) || messages.some(({ type }) => type === messageTypes.ratingRequest);
}

/** The user's time zone if the browser knows it, otherwise the browser's own. */
function knownZone(zone: string | null | undefined): string {
  const browserZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  if (!zone) return browserZone;
  try {
    Intl.DateTimeFormat('en', { timeZone: zone });
    return zone;
  } catch {
    return browserZone;
  }
}
