import { type PortalContext, usePortal, useUser } from '@my-air/feature-api';
import { useAtomValue } from 'jotai';
// oxlint-disable-next-line no-restricted-imports -- the messenger's own store, until Query holds its messages: drawn later than at once, a page that answers the same again is asked for without end
import { useMemo, useSyncExternalStore } from 'react';

import { listMessages, messageTypes, type Chat, type Message } from '../contract.ts';
import { messageKind } from '../message/messageKind.ts';
import { useOutbox } from '../outbox/outboxOf.ts';
import { createTimeline, type TimelineStore, type TimelineView } from '../timeline/createTimeline.ts';
import { deletedId, deletedMessagesAtom } from '../timeline/deletedMessages.ts';
import { openedTimelinesOf } from '../timeline/openedTimelinesOf.ts';
import { gapsOf, hasOlder, type Timeline } from '../timeline/Timeline.ts';
import { rowKey, type FeedRow } from './FeedRow.ts';

/** The conversation of a chat as far as it was read, without the messages being deleted, and its store. */
export function useTimeline(chatId: number): readonly [TimelineView, TimelineStore] {
  const portal = usePortal();
  const userId = useUser()?.id ?? 0;
  const store = timelineOf(portal, userId, chatId);
  const view = useSyncExternalStore(store.subscribe, store.get);
  const deleted = useAtomValue(deletedMessagesAtom);
  const shown = useMemo(
    () => withDeletions(view, (messageId) => deleted.has(deletedId(chatId, messageId))),
    [view, deleted, chatId],
  );
  return [shown, store];
}

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
function asksForRating({ process, archived_at }: Chat, messages: readonly Message[]): boolean {
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

export interface RowOptions {
  /** The time zone in which days begin. */
  timeZone: string;
  /** The id of the message below the line of unread messages. */
  firstUnreadId?: number | undefined;
}

/** Messages of one author within this time are grouped, in milliseconds. */
const together = 5 * 60_000;

/**
 * The rows of a conversation: its messages grouped by author, the days between them, and the lines for
 * missing or unread messages.
 */
export function toRows(timeline: Timeline, { timeZone, firstUnreadId }: RowOptions): FeedRow[] {
  const dayOf = dayFormat(timeZone);
  const gaps = new Map(gapsOf(timeline).map(({ beforeId }) => [beforeId, `gap-${beforeId}`]));
  const rows: FeedRow[] = [];
  let day: string | undefined;
  let before: { message: Message; time: number; row: { isLast: boolean } } | undefined;

  for (const message of timeline.messages) {
    const gap = gaps.get(message.id);
    const kind = messageKind(message);
    if (kind === 'hidden' && gap === undefined) continue;
    // NaN without a time.
    const time = Date.parse(message.created_at ?? '');
    const today = dayOf(time);
    const { length } = rows;
    if (gap !== undefined) rows.push({ key: gap, kind: 'gap' });
    if (kind !== 'hidden' && today !== undefined && today !== day) {
      rows.push({ key: `day-${today}-${message.id}`, kind: 'day', moment: message.created_at! });
      day = today;
    }
    if (message.id === firstUnreadId) rows.push({ key: 'unread', kind: 'unread' });
    // Without times only the author counts.
    const isNext = before && before.message.user?.id === message.user?.id && !(time - before.time > together);
    const isFirst = rows.length > length || !isNext;
    if (isFirst && before) before.row.isLast = true;
    if (kind === 'words') {
      const row = { key: rowKey(message.id), kind: 'message' as const, message, isFirst, isLast: false };
      rows.push(row);
      before = { message, time, row };
      continue;
    }
    if (before) before.row.isLast = true;
    before = undefined;
    if (kind === 'notice') rows.push({ key: rowKey(message.id), kind, message });
  }
  if (before) before.row.isLast = true;
  return rows;
}

type DayOf = (time: number) => string | undefined;
const dayFormats = new Map<string, DayOf>();
/** Days begin at whole quarters of an hour everywhere in the world, in milliseconds. */
const quarter = 15 * 60_000;

/** Formats the day of a time; computed once for each quarter of an hour, since it is slow in browsers. */
function dayFormat(timeZone: string): DayOf {
  const known = dayFormats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
  const days = new Map<number, string>();
  const dayOf: DayOf = (time) => {
    if (Number.isNaN(time)) return undefined;
    const place = Math.floor(time / quarter);
    const day = days.get(place) ?? format.format(place * quarter);
    days.set(place, day);
    return day;
  };
  dayFormats.set(timeZone, dayOf);
  return dayOf;
}
