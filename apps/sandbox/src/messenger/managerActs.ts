import { messageTypes } from '@my-air/messenger/contract';
import { and, desc, eq, isNull } from 'drizzle-orm';

import { chatMessages, chatParticipants, chats, managerReplies, partners } from '../database/schema.ts';
import { notFound } from '../http/HttpError.ts';
import type { Sandbox } from '../Sandbox.ts';
import { deliverReplies } from './deliverReplies.ts';
import { mention } from './mentions.ts';
import { planReply } from './planReply.ts';
import { postMessage } from './postMessage.ts';

/** What a manager says by hand. */
export interface ManagerWords {
  chatId: number;
  message: string;
  /** The system writes those below zero. */
  type: number;
  agreement?: string | undefined;
  /** Whether the partner is named. */
  mentionsPartner: boolean;
  /** How many times it is said; each time with its number, when it is more than once. */
  count: number;
}

/** How many chats are offered at most. */
const mostChats = 100;

/** The chats that a manager can write to, the latest change first: of one partner, or of all. */
export async function listManagedChats({ db }: Sandbox, userId: number | null | undefined) {
  return db
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
    .limit(mostChats)
    .then((rows) => rows.map(({ isArchived, ...row }) => ({ ...row, isArchived: isArchived !== null })));
}

/** Writes as the manager of a chat. @returns the numbers of the messages. */
export async function sayAsManager(sandbox: Sandbox, words: ManagerWords): Promise<number[]> {
  const { db, clock } = sandbox;
  const { chatId, type, count, agreement } = words;
  const { manager, partner } = await peopleOf(sandbox, chatId);
  const name = words.mentionsPartner && partner ? `${mention(partner.id, partner.name)} ` : '';
  return db.transaction(async (transaction) => {
    const ids: number[] = [];
    for (let number = 1; number <= count; number += 1) {
      const { id } = await postMessage(transaction, {
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
  });
}

/** Lets the manager answer at once what they would answer later, or what the partner said last. */
export async function answerNow(sandbox: Sandbox, chatId: number, locale: string): Promise<void> {
  const { db, clock } = sandbox;
  const { chat, partner } = await peopleOf(sandbox, chatId);
  if ((await db.$count(managerReplies, eq(managerReplies.chatId, chatId))) === 0) {
    const said = and(
      eq(chatMessages.chatId, chatId),
      eq(chatMessages.participantId, partner?.id ?? 0),
      isNull(chatMessages.deletedAt),
    );
    const [last] = await db
      .select()
      .from(chatMessages)
      .where(said)
      .orderBy(desc(chatMessages.createdAt), desc(chatMessages.id))
      .limit(1);
    if (!last) throw notFound();
    await planReply(db, { clock, manager: { delaySeconds: 0 } }, last, locale);
  }
  await db.update(managerReplies).set({ dueAt: clock.now() }).where(eq(managerReplies.chatId, chatId));
  await deliverReplies(sandbox, chat.partnerId);
}

/** Puts a chat away from our side. */
export async function archiveAsManager({ db, clock }: Sandbox, chatId: number): Promise<void> {
  const now = clock.now();
  const [chat] = await db
    .update(chats)
    .set({ archivedAt: now, updatedAt: now, isClosedBySelf: false })
    .where(eq(chats.id, chatId))
    .returning();
  if (!chat) throw notFound();
}

/** Ends a conversation: its status changes, the partner is asked to rate it, and it is put away. */
export async function closeAsManager(sandbox: Sandbox, chatId: number): Promise<void> {
  const common = { chatId, mentionsPartner: false, count: 1 };
  await sayAsManager(sandbox, { ...common, type: messageTypes.statusChange, message: '**Resolved**' });
  await sayAsManager(sandbox, { ...common, type: messageTypes.ratingRequest, message: '★' });
  await archiveAsManager(sandbox, chatId);
}

async function peopleOf({ db }: Sandbox, chatId: number) {
  const [chat] = await db.select().from(chats).where(eq(chats.id, chatId));
  const people = await db
    .select()
    .from(chatParticipants)
    .where(eq(chatParticipants.chatId, chatId))
    .orderBy(chatParticipants.id);
  const manager = people.find(({ isManager }) => isManager);
  if (!chat || !manager) throw notFound();
  return { chat, manager, partner: people.find(({ userId }) => userId !== null) };
}
