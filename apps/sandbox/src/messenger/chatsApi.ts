import { archiveChat, listActiveChats, listArchivedChats } from '@my-air/messenger/contract';
import { and, eq, isNull } from 'drizzle-orm';

import { chats } from '../database/schema.ts';
import { registerEndpoint } from '../http/registerEndpoint.ts';
import type { ApiPart } from '../Sandbox.ts';
import { chatPage } from './chatPage.ts';
import { findChat } from './findChat.ts';

/** The lists of a partner's chats, and archiving one. */
export const chatsApi: ApiPart = (sandbox) => async (app) => {
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
