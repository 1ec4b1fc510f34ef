import type { Message } from '../contract.ts';
import { messageKind } from '../message/messageKind.ts';
import { gapsOf, type Timeline } from './Timeline.ts';

/** One row of a conversation. */
export type TimelineRow =
  | { readonly key: string; readonly kind: 'day'; readonly moment: string }
  | { readonly key: string; readonly kind: 'unread' }
  | { readonly key: string; readonly kind: 'gap' }
  | { readonly key: string; readonly kind: 'notice'; readonly message: Message }
  | {
      readonly key: string;
      readonly kind: 'message';
      readonly message: Message;
      /** Whether it is the first, or the last, of several by one author. */
      readonly isFirst: boolean;
      readonly isLast: boolean;
    };

export interface RowOptions {
  /** The time zone in which days begin. */
  timeZone: string;
  /** The id of the message below the line of unread messages. */
  firstUnreadId?: number | undefined;
}

/** Messages of one author within this time are grouped, in milliseconds. */
const together = 5 * 60_000;

/** The key of a message's row. */
export const rowKey = (messageId: number): string => `message-${messageId}`;

/**
 * The rows of a conversation: its messages grouped by author, the days between them, and the lines for
 * missing or unread messages.
 */
export function toRows(timeline: Timeline, { timeZone, firstUnreadId }: RowOptions): TimelineRow[] {
  const dayOf = dayFormat(timeZone);
  const gaps = new Map(gapsOf(timeline).map(({ beforeId }) => [beforeId, `gap-${beforeId}`]));
  const rows: TimelineRow[] = [];
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
