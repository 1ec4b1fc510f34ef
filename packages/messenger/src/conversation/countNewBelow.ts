import type { FeedRow } from './FeedRow.ts';

/**
 * The number of new messages of others below the newest one that was in sight; `unread` counts those that are
 * not loaded yet.
 */
export function countNewBelow(rows: readonly FeedRow[], seenId: number | undefined, unread: number): number {
  const seen = placeOf(rows, seenId);
  if (seen === -1) return unread;
  return unread + rows.slice(seen + 1).filter(isNew).length;
}

/** The newest message that was in sight: the last one up to this row, or a newer one seen before. */
export function newestSeen(
  rows: readonly FeedRow[],
  lastKey: string,
  known: number | undefined,
): number | undefined {
  const last = rows.findIndex(({ key }) => key === lastKey);
  const before = placeOf(rows, known);
  for (let place = last; place > before; place -= 1) {
    const id = messageOf(rows[place])?.id;
    if (id !== undefined) return id;
  }
  return known;
}

function placeOf(rows: readonly FeedRow[], messageId: number | undefined): number {
  return messageId === undefined ? -1 : rows.findIndex((row) => messageOf(row)?.id === messageId);
}

function isNew(row: FeedRow): boolean {
  const message = messageOf(row);
  return message !== undefined && !message.user?.me;
}

function messageOf(row: FeedRow | undefined) {
  return row?.kind === 'message' || row?.kind === 'notice' ? row.message : undefined;
}
