import { messageTypes } from '@my-air/messenger/contract';
import { and, eq, inArray, lte } from 'drizzle-orm';
import * as v from 'valibot';

import { readData } from '../content/readData.ts';
import { Texts, type WireLocale } from '../content/wireLocales.ts';
import type { Queries } from '../database/Database.ts';
import { chatMessages, chatParticipants, chats, managerReplies } from '../database/schema.ts';
import type { Platform, Scope } from '../Platform.ts';
import type { MessageRow } from './findChat.ts';
import type { Manager } from './Manager.ts';
import { postMessage } from './postMessage.ts';

/** The answers of managers to files, to questions, and to all other messages. */
const answers = readData(
  'messenger/managerAnswers.json',
  v.strictObject({ toFiles: Texts, toQuestions: v.array(Texts), toOthers: v.array(Texts) }),
);

/**
 * Sends the replies of managers in a partner's chats that are due by now. It is done whenever the partner
 * reads, so that the clock alone decides and nothing runs by itself.
 */
export async function deliverReplies(
  { db, clock }: Pick<Scope, 'db' | 'clock'>,
  partnerId: number,
): Promise<void> {
  const now = clock.now();
  const isDue = lte(managerReplies.dueAt, now);
  if ((await db.$count(managerReplies, isDue)) === 0) return;
  await db.transaction(async (transaction) => {
    const chatIds = await lockChats(transaction, partnerId);
    if (chatIds.length === 0) return;
    // Deleted first: of two readers at the same moment only one gets them.
    const due = await transaction
      .delete(managerReplies)
      .where(and(isDue, inArray(managerReplies.chatId, chatIds)))
      .returning();
    for (const reply of due) await answer(transaction, reply, now);
  });
}

/** The partner's chats with a reply to deliver, locked before their replies, as a new message locks them. */
async function lockChats(db: Queries, partnerId: number) {
  const answered = db.select({ id: managerReplies.chatId }).from(managerReplies);
  const rows = await db
    .select({ id: chats.id })
    .from(chats)
    .where(and(eq(chats.partnerId, partnerId), inArray(chats.id, answered)))
    .orderBy(chats.id)
    .for('update');
  return rows.map(({ id }) => id);
}

async function answer(db: Queries, reply: typeof managerReplies.$inferSelect, now: Date): Promise<void> {
  const manager = await db.query.chatParticipants.findFirst({
    where: and(eq(chatParticipants.chatId, reply.chatId), eq(chatParticipants.isManager, true)),
    orderBy: chatParticipants.id,
  });
  const [message] = await db.select().from(chatMessages).where(eq(chatMessages.id, reply.messageId));
  if (!manager || !message || message.deletedAt) return;
  await postMessage(db, {
    chatId: reply.chatId,
    participantId: manager.id,
    type: messageTypes.text,
    markdown: answerTo(message)[reply.locale],
    now,
  });
}

/** The answer to a message: one message always gets the same. */
function answerTo({ id, markdown, attachments }: MessageRow): Texts {
  if (attachments.length > 0) return answers.toFiles;
  const choices = /[?¿？]/.test(markdown ?? '') ? answers.toQuestions : answers.toOthers;
  return choices[id % choices.length]!;
}

/** Lets the manager answer a message after a while; to several in a row there is one answer, after the last. */
export async function planReply(
  db: Queries,
  { clock }: Pick<Platform, 'clock'>,
  manager: Manager,
  message: Pick<MessageRow, 'id' | 'chatId'>,
  locale: WireLocale,
): Promise<void> {
  await db.delete(managerReplies).where(eq(managerReplies.chatId, message.chatId));
  if (manager.delaySeconds === null) return;
  const dueAt = new Date(clock.now().getTime() + manager.delaySeconds * 1000);
  await db.insert(managerReplies).values({ chatId: message.chatId, messageId: message.id, locale, dueAt });
}
