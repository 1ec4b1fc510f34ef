import type { Message } from '../contract.ts';
import { messageKind } from '../message/messageKind.ts';
import { gapsOf, type Timeline } from './Timeline.ts';

/** One line of a conversation. */
export type TimelineRow =
  | { readonly key: string; readonly kind: 'day'; readonly moment: string }
  | { readonly key: string; readonly kind: 'unread' }
  | { readonly key: string; readonly kind: 'gap' }
  | { readonly key: string; readonly kind: 'notice'; readonly message: Message }
  | {
      readonly key: string;
      readonly kind: 'message';
      readonly message: Message;
      /** Whether somebody begins to speak with it, or ends. */
      readonly isFirst: boolean;
      readonly isLast: boolean;
    };

export interface RowOptions {
  /** The time zone that days begin in. */
  timeZone: string;
  /** The message above which the line of unread messages stands. */
  firstUnreadId?: number | undefined;
}

/** What somebody says within this time is one bubble after the other, in milliseconds. */
const together = 5 * 60_000;

/** The key of a message's row. */
export const rowKey = (messageId: number): string => `message-${messageId}`;

/** The lines of a conversation: its messages by author, the days between them, and where something is missing or unread. */
export function toRows(timeline: Timeline, { timeZone, firstUnreadId }: RowOptions): TimelineRow[] {
  const dayOf = dayFormat(timeZone);
  const gaps = new Map(gapsOf(timeline).map(({ beforeId }) => [beforeId, `gap-${beforeId}`]));
  const rows: TimelineRow[] = [];
  let day: string | undefined;
  let before: Message | undefined;

  for (const message of timeline.messages) {
    const gap = gaps.get(message.id);
    const kind = messageKind(message);
    if (kind === 'hidden' && gap === undefined) continue;
    const today = dayOf(message.created_at);
    const lines: TimelineRow[] = [];
    if (gap !== undefined) lines.push({ key: gap, kind: 'gap' });
    if (kind !== 'hidden' && today !== undefined && today !== day) {
      lines.push({ key: `day-${today}-${message.id}`, kind: 'day', moment: message.created_at! });
      day = today;
    }
    if (message.id === firstUnreadId) lines.push({ key: 'unread', kind: 'unread' });
    const isFirst = lines.length > 0 || !before || !continues(before, message);
    if (isFirst) endBubble(rows);
    rows.push(...lines);
    before = undefined;
    if (kind === 'notice') rows.push({ key: rowKey(message.id), kind, message });
    if (kind !== 'words') continue;
    rows.push({ key: rowKey(message.id), kind: 'message', message, isFirst, isLast: false });
    before = message;
  }
  endBubble(rows);
  return rows;
}

/** Marks the last row as the last of its author's, if it is a message. */
function endBubble(rows: TimelineRow[]): void {
  const last = rows.at(-1);
  if (last?.kind === 'message') rows[rows.length - 1] = { ...last, isLast: true };
}

function continues(before: Message, message: Message): boolean {
  const pause = Date.parse(message.created_at ?? '') - Date.parse(before.created_at ?? '');
  // Without moments the author alone decides.
  return before.user?.id === message.user?.id && !(pause > together);
}

type DayOf = (moment: string | null | undefined) => string | undefined;
const dayFormats = new Map<string, DayOf>();
/** Days begin at whole quarters of an hour everywhere in the world, in milliseconds. */
const quarter = 15 * 60_000;

/** Tells the day of a moment; asked of the browser once for each quarter of an hour, since it takes its time. */
function dayFormat(timeZone: string): DayOf {
  const known = dayFormats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
  const days = new Map<number, string>();
  const dayOf: DayOf = (moment) => {
    const time = Date.parse(moment ?? '');
    if (Number.isNaN(time)) return undefined;
    const place = Math.floor(time / quarter);
    const day = days.get(place) ?? format.format(place * quarter);
    days.set(place, day);
    return day;
  };
  dayFormats.set(timeZone, dayOf);
  return dayOf;
}
