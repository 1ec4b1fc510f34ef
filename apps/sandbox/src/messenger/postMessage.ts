import { createMessageGrammar } from '@my-air/messenger/grammar';
import { eq, max, sql } from 'drizzle-orm';

import type { Queries } from '../database/Database.ts';
import { chatMentions, chatMessages, chatParticipants, chats, users } from '../database/schema.ts';
import type { Caller } from '../http/Call.ts';
import type { MessageRow } from './findChat.ts';

const grammar = createMessageGrammar();

export interface NewMessage {
  chatId: number;
  /** The author; null for the system. */
  participantId: number | null;
  /** The name of the member of staff who writes it for the author. */
  staffName?: string | null;
  markdown: string;
  type: number;
  attachments?: Record<string, unknown>[];
  agreement?: { id: string } | null;
  replyToMessageId?: number | null;
  now: Date;
}

/**
 * Adds a message to a chat and brings the chat back from the archive. What others write waits to be read. The chat's
 * row stays locked until the transaction ends, so that its messages have their numbers in the order of their times.
 */
export async function postMessage(db: Queries, { now, ...message }: NewMessage): Promise<MessageRow> {
  await db.select({ id: chats.id }).from(chats).where(eq(chats.id, message.chatId)).for('update');
  const createdAt = await notBeforeTheLast(db, message.chatId, now);
  const html = renderMarkdown(message.markdown);
  const [row] = await db
    .insert(chatMessages)
    .values({ ...message, html, createdAt })
    .returning();
  const people = await db.select().from(chatParticipants).where(eq(chatParticipants.chatId, message.chatId));
  const partner = people.find(({ userId }) => userId !== null);
  const isOwn = partner !== undefined && partner.id === message.participantId;
  const isNamed = !isOwn && partner !== undefined && mentionedIds(html).has(partner.id);
  if (isNamed) await db.insert(chatMentions).values({ messageId: row!.id, chatId: message.chatId });
  await db
    .update(chats)
    .set({
      updatedAt: sql`greatest(${chats.updatedAt}, ${createdAt.toISOString()}::timestamptz)`,
      archivedAt: null,
      isClosedBySelf: false,
      ...(!isOwn && { unreadCount: sql`${chats.unreadCount} + 1` }),
      ...(isNamed && { mentionsCount: sql`${chats.mentionsCount} + 1` }),
    })
    .where(eq(chats.id, message.chatId));
  return row!;
}

/** The name of the member of staff who acts for the caller, if anyone does. */
export async function staffNameOf(db: Queries, { session }: Pick<Caller, 'session'>): Promise<string | null> {
  if (session.impersonatorId === null) return null;
  return (await db.query.users.findFirst({ where: eq(users.id, session.impersonatorId) }))?.name ?? null;
}

/** The time of a new message: now, or the time of the last one where clocks differ or one was put back. */
async function notBeforeTheLast(db: Queries, chatId: number, now: Date) {
  const [last] = await db
    .select({ at: max(chatMessages.createdAt) })
    .from(chatMessages)
    .where(eq(chatMessages.chatId, chatId));
  return last?.at && last.at > now ? last.at : now;
}

/** Markdown that names a participant. */
export function mention(id: number, label: string): string {
  return `<span data-type="mention" data-id="${id}" data-label="${label}">@${label}</span>`;
}

/** The numbers of the participants that a message names. */
export function mentionedIds(html: string): Set<number> {
  const spans = html.matchAll(/<span[^<>]*\sdata-type="mention"[^<>]*\sdata-id="(\d{1,9})"/g);
  return new Set([...spans].map(([, id]) => Number(id)));
}

/** The HTML of a message: what the composer can write, and nothing else. */
export function renderMarkdown(markdown: string): string {
  return grammar.render(markdown).trim();
}
