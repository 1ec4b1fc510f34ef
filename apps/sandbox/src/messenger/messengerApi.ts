import { archiveChat, listActiveChats, listArchivedChats } from '@my-air/messenger/contract';
import { and, desc, eq, gte, isNotNull, isNull } from 'drizzle-orm';

import { chats } from '../database/schema.ts';
import { invalid } from '../http/HttpError.ts';
import { say } from '../http/sentences.ts';
import { metaOf, pageOf } from '../http/pages.ts';
import { registerEndpoint } from '../http/registerEndpoint.ts';
import type { ApiArea, Scope } from '../Platform.ts';
import type { UploadFolder } from '../uploads/UploadFolder.ts';
import { deliverReplies } from './deliverReplies.ts';
import { findChat } from './findChat.ts';
import type { Manager } from './Manager.ts';
import { messageActionsApi } from './messageActionsApi.ts';
import { messagesApi } from './messagesApi.ts';
import { presentChats } from './presentChats.ts';
import type { Reader } from './presentMessages.ts';
import { supportApi } from './supportApi.ts';

/** How many chats a page of the list has. */
const perPage = 20;

/** The lists of a partner's chats, and archiving one. */
const chatsApi: ApiArea = (sandbox) => async (app) => {
  registerEndpoint(app, sandbox, listActiveChats, ({ scope, query, locale }, caller) =>
    chatPage(scope, { ...caller, locale }, 'active', query),
  );
  registerEndpoint(app, sandbox, listArchivedChats, ({ scope, query, locale }, caller) =>
    chatPage(scope, { ...caller, locale }, 'archive', query),
  );

  registerEndpoint(app, sandbox, archiveChat, async ({ db, params }, caller) => {
    const { chat } = await findChat(db, caller, params.chatId);
    const now = sandbox.clock.now();
    await db
      .update(chats)
      .set({ archivedAt: now, updatedAt: now, isClosedBySelf: true })
      // Archiving twice changes nothing: the first date is kept.
      .where(and(eq(chats.id, chat.id), isNull(chats.archivedAt)));
  });
};

/** The conversations of a partner with us. */
export const messengerApi: ApiArea<{ manager: Manager; uploads: UploadFolder }> =
  (sandbox) => async (app) => {
    for (const part of [chatsApi, messagesApi, messageActionsApi, supportApi])
      await app.register(part(sandbox));
  };

/** One page of a partner's active or archived chats, the latest change first. */
async function chatPage(
  scope: Scope,
  { user, partner, locale }: Reader,
  section: 'active' | 'archive',
  query: { page?: number | undefined; after?: string | undefined },
) {
  const { db } = scope;
  const page = pageOf(query.page, perPage, scope);
  await deliverReplies(scope, partner.id);
  const ofPartner = eq(chats.partnerId, partner.id);
  const isArchived = isNotNull(chats.archivedAt);
  const inSection = and(ofPartner, section === 'archive' ? isArchived : isNull(chats.archivedAt));
  const wanted = and(
    inSection,
    query.after === undefined ? undefined : gte(chats.updatedAt, momentOf(query.after)),
  );
  const rows = await db.query.chats.findMany({
    where: wanted,
    orderBy: [desc(chats.updatedAt), desc(chats.id)],
    limit: page.size,
    offset: page.offset,
  });
  return {
    chats: await presentChats(scope, { user, partner, locale }, rows),
    meta: {
      ...metaOf(await db.$count(chats, wanted), page),
      archived_chats_exist: (await db.$count(chats, and(ofPartner, isArchived))) > 0,
    },
  };
}

function momentOf(text: string): Date {
  const moment = new Date(text);
  if (Number.isNaN(moment.getTime())) throw invalid({ after: [say('date', { name: 'after' })] });
  return moment;
}
