import { eq, sql } from 'drizzle-orm';

import type { Queries } from '../database/Database.ts';
import { chatMentions, chatMessages, chatParticipants, chats } from '../database/schema.ts';
import type { MessageRow } from './findChat.ts';
import { mentionedIds } from './mentions.ts';
import { renderMarkdown } from './renderMarkdown.ts';

export interface NewMessage {
  chatId: number;
  /** Who writes; the system when there is none. */
  participantId: number | null;
  markdown: string;
  type: number;
  attachments?: Record<string, unknown>[];
  agreement?: { id: string } | null;
  replyToMessageId?: number | null;
  now: Date;
}

/** Adds a message to a chat and brings the chat back from the archive. What others write waits to be read. */
export async function postMessage(db: Queries, { now, ...message }: NewMessage): Promise<MessageRow> {
  const html = renderMarkdown(message.markdown);
  const [row] = await db
    .insert(chatMessages)
    .values({ ...message, html, createdAt: now })
    .returning();
  const people = await db.select().from(chatParticipants).where(eq(chatParticipants.chatId, message.chatId));
  const partner = people.find(({ userId }) => userId !== null);
  const isOwn = partner !== undefined && partner.id === message.participantId;
  const isNamed = !isOwn && partner !== undefined && mentionedIds(html).has(partner.id);
  if (isNamed) await db.insert(chatMentions).values({ messageId: row!.id, chatId: message.chatId });
  await db
    .update(chats)
    .set({
      updatedAt: now,
      archivedAt: null,
      isClosedBySelf: false,
      ...(!isOwn && { unreadCount: sql`${chats.unreadCount} + 1` }),
      ...(isNamed && { mentionsCount: sql`${chats.mentionsCount} + 1` }),
    })
    .where(eq(chats.id, message.chatId));
  return row!;
}
