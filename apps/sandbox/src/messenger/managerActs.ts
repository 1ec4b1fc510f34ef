import { messageTypes } from '@my-air/messenger/contract';
import { and, desc, eq, isNull } from 'drizzle-orm';

import type { WireLocale } from '../content/wireLocales.ts';
import type { Queries } from '../database/Database.ts';
import { chatMessages, chatParticipants, chats, managerReplies, partners } from '../database/schema.ts';
import { notFound } from '../http/HttpError.ts';
import type { Platform } from '../Platform.ts';
import { deliverReplies, planReply } from './deliverReplies.ts';
import { mention, postMessage } from './postMessage.ts';

/** A message that the control room sends as a manager. */
export interface ManagerWords {
  chatId: number;
  message: string;
  /** The system writes those below zero. */
  type: number;
  agreement?: string | undefined;
  /** Whether the partner is named. */
  mentionsPartner: boolean;
  /** How many times it is sent; each time with its number, when it is more than once. */
  count: number;
}

/** How many chats are offered at most. */
const mostChats = 100;

/** The chats that a manager can write to, the latest change first: of one partner, or of all. */
export async function listManagedChats(db: Queries, userId: number | null | undefined) {
  const rows = await db
    .select({
      id: chats.id,
      partner: partners.name,
      kind: chats.processType,
      isArchived: chats.archivedAt,
      unread: chats.unreadCount,
    })
    .from(chats)
    .innerJoin(partners, eq(partners.id, chats.partnerId))
    .where(userId == null ? undefined : eq(partners.userId, userId))
    .orderBy(desc(chats.updatedAt), desc(chats.id))
    .limit(mostChats);
  return rows.map(({ isArchived, ...row }) => ({ ...row, isArchived: isArchived !== null }));
}

/** Writes as the manager of a chat, in a transaction. @returns the numbers of the messages. */
export async function writeAsManager(
  db: Queries,
  clock: Platform['clock'],
  words: ManagerWords,
): Promise<number[]> {
  const { chatId, type, count, agreement } = words;
  const { manager, partner } = await peopleOf(db, chatId);
  const name = words.mentionsPartner && partner ? `${mention(partner.id, partner.name)} ` : '';
  const ids: number[] = [];
  for (let number = 1; number <= count; number += 1) {
    const { id } = await postMessage(db, {
      chatId,
      participantId: type < 0 ? null : manager.id,
      type,
      markdown: name + words.message + (count > 1 ? ` (${number})` : ''),
      agreement: agreement === undefined ? null : { id: agreement },
      now: clock.now(),
    });
    ids.push(id);
  }
  return ids;
}

/** Lets the manager answer now, in a transaction: the planned replies, or else the partner's last message. */
export async function answerNow(
  db: Queries,
  clock: Platform['clock'],
  chatId: number,
  locale: WireLocale,
): Promise<void> {
  // Locked before anything that refers to it is written, as by a new message.
  await db.select({ id: chats.id }).from(chats).where(eq(chats.id, chatId)).for('update');
  const { chat, partner } = await peopleOf(db, chatId);
  if ((await db.$count(managerReplies, eq(managerReplies.chatId, chatId))) === 0) {
    const isByPartner = and(
      eq(chatMessages.chatId, chatId),
      eq(chatMessages.participantId, partner?.id ?? 0),
      isNull(chatMessages.deletedAt),
    );
    const last = await db.query.chatMessages.findFirst({
      where: isByPartner,
      orderBy: [desc(chatMessages.createdAt), desc(chatMessages.id)],
    });
    if (!last) throw notFound();
    await planReply(db, { clock }, { delaySeconds: 0 }, last, locale);
  }
  await db.update(managerReplies).set({ dueAt: clock.now() }).where(eq(managerReplies.chatId, chatId));
  await deliverReplies({ db, clock }, chat.partnerId);
}

/** Archives a chat as its manager. */
export async function archiveAsManager(db: Queries, clock: Platform['clock'], chatId: number): Promise<void> {
  const now = clock.now();
  const [chat] = await db
    .update(chats)
    .set({ archivedAt: now, updatedAt: now, isClosedBySelf: false })
    .where(eq(chats.id, chatId))
    .returning();
  if (!chat) throw notFound();
}

/** Ends a conversation, in a transaction: its status changes, the partner is asked to rate it, and it is archived. */
export async function closeAsManager(db: Queries, clock: Platform['clock'], chatId: number): Promise<void> {
  const common = { chatId, mentionsPartner: false, count: 1 };
  await writeAsManager(db, clock, { ...common, type: messageTypes.statusChange, message: '**Resolved**' });
  await writeAsManager(db, clock, { ...common, type: messageTypes.ratingRequest, message: '★' });
  await archiveAsManager(db, clock, chatId);
}

async function peopleOf(db: Queries, chatId: number) {
  const [chat] = await db.select().from(chats).where(eq(chats.id, chatId));
  const people = await db.query.chatParticipants.findMany({
    where: eq(chatParticipants.chatId, chatId),
    orderBy: chatParticipants.id,
  });
  const manager = people.find(({ isManager }) => isManager);
  if (!chat || !manager) throw notFound();
  return { chat, manager, partner: people.find(({ userId }) => userId !== null) };
}
