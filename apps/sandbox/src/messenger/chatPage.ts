import { and, asc, desc, eq, gte, inArray, isNotNull, isNull } from 'drizzle-orm';

import { chatMessages, chatParticipants, chats } from '../database/schema.ts';
import type { Caller } from '../http/Call.ts';
import { invalid } from '../http/HttpError.ts';
import type { Sandbox } from '../Sandbox.ts';
import { wireChat } from './wireChat.ts';

/** How many chats stand on a page of the list. */
const perPage = 20;

/** One page of a partner's active or archived chats, the latest change first. */
export async function chatPage(
  sandbox: Sandbox,
  { user, partner }: Caller,
  section: 'active' | 'archive',
  query: { page?: number | undefined; after?: string | undefined },
) {
  const { db } = sandbox;
  const page = pageOf(query.page);
  const own = eq(chats.partnerId, partner.id);
  const isArchived = isNotNull(chats.archivedAt);
  const inSection = and(own, section === 'archive' ? isArchived : isNull(chats.archivedAt));
  const wanted = and(
    inSection,
    query.after === undefined ? undefined : gte(chats.updatedAt, momentOf(query.after)),
  );
  const rows = await db
    .select()
    .from(chats)
    .where(wanted)
    .orderBy(desc(chats.updatedAt), desc(chats.id))
    .limit(perPage)
    .offset((page - 1) * perPage);
  const ids = rows.map(({ id }) => id);
  const participants = await db
    .select()
    .from(chatParticipants)
    .where(inArray(chatParticipants.chatId, ids))
    .orderBy(asc(chatParticipants.id));
  const lastMessages = await db
    .selectDistinctOn([chatMessages.chatId])
    .from(chatMessages)
    .where(inArray(chatMessages.chatId, ids))
    .orderBy(chatMessages.chatId, desc(chatMessages.id));
  const surroundings = { userId: user.id, now: sandbox.clock.now(), origins: sandbox.origins };
  return {
    chats: rows.map((chat) =>
      wireChat(
        chat,
        participants.filter(({ chatId }) => chatId === chat.id),
        lastMessages.find(({ chatId }) => chatId === chat.id),
        surroundings,
      ),
    ),
    meta: {
      current_page: page,
      last_page: Math.max(1, Math.ceil((await db.$count(chats, wanted)) / perPage)),
      per_page: perPage,
      archived_chats_exist: (await db.$count(chats, and(own, isArchived))) > 0,
    },
  };
}

function pageOf(page = 1): number {
  if (!Number.isInteger(page) || page < 1 || page > 1_000_000) {
    throw invalid({ page: ['The page field must be a whole number, at least 1.'] });
  }
  return page;
}

function momentOf(text: string): Date {
  const moment = new Date(text);
  if (Number.isNaN(moment.getTime())) throw invalid({ after: ['The after field must be a valid date.'] });
  return moment;
}
