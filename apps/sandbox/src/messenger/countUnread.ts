import { inArray } from 'drizzle-orm';

import type { Queries } from '../database/Database.ts';
import { chats } from '../database/schema.ts';

/** The unread messages of the chats that channels or platforms name, by the id of the chat. */
export async function countUnread(
  db: Queries,
  rows: readonly { chatId: number | null }[],
): Promise<ReadonlyMap<number | null, number>> {
  const ids = rows.flatMap(({ chatId }) => chatId ?? []);
  if (ids.length === 0) return new Map();
  const found = await db
    .select({ id: chats.id, unread: chats.unreadCount })
    .from(chats)
    .where(inArray(chats.id, ids));
  return new Map(found.map(({ id, unread }) => [id, unread]));
}
