import { messageTypes } from '@my-air/messenger/contract';
import { and, asc, eq } from 'drizzle-orm';

import type { Queries } from '../database/Database.ts';
import { chatMessages, chatParticipants, chats } from '../database/schema.ts';
import type { Caller } from '../http/Call.ts';
import { databaseId } from '../http/databaseId.ts';
import { HttpError, notFound } from '../http/HttpError.ts';
import { say } from '../http/sentences.ts';

/** How long the author of a message may change it, in milliseconds. */
const editableFor = 24 * 60 * 60_000;

export type ChatRow = typeof chats.$inferSelect;
export type ParticipantRow = typeof chatParticipants.$inferSelect;
export type MessageRow = typeof chatMessages.$inferSelect;

/** A chat of the caller, with the caller in it. Chats of others are refused like missing ones. */
export async function findChat(db: Queries, { user, partner }: Caller, chatId: string) {
  const ofPartner = and(eq(chats.id, databaseId(chatId)), eq(chats.partnerId, partner.id));
  const [chat] = await db.select().from(chats).where(ofPartner);
  if (!chat) throw new HttpError(403, say('chat_access'));
  const participants = await db.query.chatParticipants.findMany({
    where: eq(chatParticipants.chatId, chat.id),
    orderBy: asc(chatParticipants.id),
  });
  const me = participants.find(({ userId }) => userId === user.id);
  if (!me) throw new HttpError(403, say('chat_access'));
  return { chat, participants, me };
}

/** A message of a chat that was not deleted. */
export async function findMessage(db: Queries, chat: ChatRow, messageId: string): Promise<MessageRow> {
  const message = await db.query.chatMessages.findFirst({
    where: and(eq(chatMessages.id, databaseId(messageId)), eq(chatMessages.chatId, chat.id)),
  });
  if (!message) throw notFound();
  return message;
}

/** Whether a user may still change or delete a message: their own ones, for a day. */
export function isEditable(
  message: MessageRow,
  author: Pick<ParticipantRow, 'userId'> | undefined,
  { userId, now }: { userId: number; now: Date },
): boolean {
  const isOwn = author !== undefined && author.userId === userId;
  const isWritten = message.type === messageTypes.text || message.type === messageTypes.attachmentOnly;
  const isFresh = now.getTime() - message.createdAt.getTime() < editableFor;
  return isOwn && isWritten && isFresh && message.deletedAt === null;
}
