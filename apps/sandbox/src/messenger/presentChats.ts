import { messageTypes } from '@my-air/messenger/contract';
import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';

import type { WireLocale } from '../content/wireLocales.ts';
import {
  chatMessages,
  chatParticipants,
  chats,
  supportCategories,
  supportRequests,
} from '../database/schema.ts';
import { absoluteUrls } from '../http/absoluteUrl.ts';
import type { Scope } from '../Platform.ts';
import type { ChatRow } from './findChat.ts';
import { presentAuthor, presentMessages, type Reader } from './presentMessages.ts';

/** Chats as the contract has them, each with its latest message. */
export async function presentChats(scope: Scope, reader: Reader, rows: readonly ChatRow[]) {
  if (rows.length === 0) return [];
  const { db } = scope;
  const ids = rows.map(({ id }) => id);
  const participants = await db.query.chatParticipants.findMany({
    where: inArray(chatParticipants.chatId, ids),
    orderBy: asc(chatParticipants.id),
  });
  const requests = await db
    .select()
    .from(supportRequests)
    .innerJoin(supportCategories, eq(supportCategories.id, supportRequests.categoryId))
    .where(inArray(supportRequests.chatId, ids));
  const latest = await readLatestMessages(scope, ids);
  const messages = await presentMessages(scope, reader, latest);

  return rows.map((chat) => {
    const place = latest.findIndex(({ chatId }) => chatId === chat.id);
    const request = requests.find((found) => found.support_requests.chatId === chat.id);
    return {
      id: chat.id,
      chat_id: chat.id,
      process: {
        processable_type: chat.processType,
        processable: {
          ...(absoluteUrls(scope, chat.processable) as Record<string, unknown>),
          partner: { id: reader.partner.id, name: reader.partner.name },
          ...(request && presentRequest(request, reader.locale)),
        },
      },
      participants: participants
        .filter(({ chatId }) => chatId === chat.id)
        .map((participant) => ({
          ...presentAuthor(scope, reader, participant),
          color: participant.color,
          role: participant.role,
        })),
      last_message: messages[place] ?? null,
      unread_count: chat.unreadCount,
      mentions_count: chat.mentionsCount,
      is_group_chat: chat.isGroupChat,
      closed_by_self: chat.isClosedBySelf,
      archived_at: chat.archivedAt?.toISOString() ?? null,
      created_at: chat.createdAt.toISOString(),
      updated_at: chat.updatedAt.toISOString(),
    };
  });
}

/** The latest visible message of each chat; found by the index, however long the chat is. */
async function readLatestMessages({ db }: Scope, chatIds: readonly number[]) {
  const isShown = ne(chatMessages.type, messageTypes.hiddenService);
  const latestId = db
    .select({ id: chatMessages.id })
    .from(chatMessages)
    .where(and(eq(chatMessages.chatId, chats.id), isShown))
    .orderBy(sql`${chatMessages.createdAt} desc, ${chatMessages.id} desc`)
    .limit(1);
  const ids = await db
    .select({ id: sql<number | null>`(${latestId})` })
    .from(chats)
    .where(inArray(chats.id, chatIds));
  const found = ids.flatMap(({ id }) => id ?? []);
  return found.length === 0 ? [] : db.select().from(chatMessages).where(inArray(chatMessages.id, found));
}

function presentRequest(
  found: {
    support_requests: typeof supportRequests.$inferSelect;
    support_categories: typeof supportCategories.$inferSelect;
  },
  locale: WireLocale,
) {
  const { support_requests: request, support_categories: category } = found;
  return {
    id: request.id,
    summary: request.summary,
    support_category: { id: category.id, name: category.name[locale] },
    partner_rating: request.rating,
    partner_feedback: request.comment,
  };
}
