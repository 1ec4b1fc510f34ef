import { archiveChat, listActiveChats, listArchivedChats } from '@my-air/messenger/contract';
import { eq } from 'drizzle-orm';

import { chats } from '../database/schema.ts';
import { registerEndpoint } from '../http/registerEndpoint.ts';
import type { Part } from '../Sandbox.ts';
import { chatPage } from './chatPage.ts';
import { findChat } from './findChat.ts';

/** The lists of a partner's chats, and putting one away. */
export const chatsApi: Part = (sandbox) => async (app) => {
  registerEndpoint(app, sandbox, listActiveChats, ({ query, locale }, caller) =>
    chatPage(sandbox, { ...caller, locale }, 'active', query),
  );
  registerEndpoint(app, sandbox, listArchivedChats, ({ query, locale }, caller) =>
    chatPage(sandbox, { ...caller, locale }, 'archive', query),
  );

  registerEndpoint(app, sandbox, archiveChat, async ({ params }, caller) => {
    const { chat } = await findChat(sandbox.db, caller, params.chatId);
    // Archiving twice changes nothing: the first date stands.
    if (chat.archivedAt !== null) return;
    const now = sandbox.clock.now();
    await sandbox.db
      .update(chats)
      .set({ archivedAt: now, updatedAt: now, isClosedBySelf: true })
      .where(eq(chats.id, chat.id));
  });
};
