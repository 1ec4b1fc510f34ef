import { deleteMessage, editMessage, markMentionRead, reactToMessage } from '@my-air/messenger/contract';
import { and, eq, isNull, sql } from 'drizzle-orm';

import type { WireLocale } from '../content/wireLocales.ts';
import type { Queries } from '../database/Database.ts';
import { chatMentions, chatMessages, chatReactions, chats } from '../database/schema.ts';
import type { Caller } from '../http/Call.ts';
import { invalid, notFound } from '../http/HttpError.ts';
import { say } from '../http/sentences.ts';
import { registerEndpoint } from '../http/registerEndpoint.ts';
import type { ApiArea, Scope } from '../Platform.ts';
import { findChat, findMessage, isEditable } from './findChat.ts';
import { checkText } from './messageRules.ts';
import { presentMessages } from './presentMessages.ts';
import { renderMarkdown } from './postMessage.ts';

/** The actions on an existing message: changing, deleting, reacting, and marking its mentions as read. */
export const messageActionsApi: ApiArea = (sandbox) => async (app) => {
  const { clock } = sandbox;

  registerEndpoint(app, sandbox, editMessage, async ({ db, scope, params, body, locale }, caller) => {
    const { chat, message, isChangeable } = await findBoth(db, params, caller);
    const wrong = checkText('message', body.message);
    if (wrong.length > 0) throw invalid({ message: wrong });
    if (!isChangeable) throw invalid({ message: [say('unchangeable')] });
    const now = clock.now();
    await db
      .update(chatMessages)
      .set({ markdown: body.message, html: renderMarkdown(body.message), updatedAt: now })
      .where(eq(chatMessages.id, message.id));
    await touch(db, chat.id);
    return present(scope, message.id, { ...caller, locale });
  });

  registerEndpoint(app, sandbox, deleteMessage, async ({ db, params }, caller) => {
    const { chat, message, isChangeable } = await findBoth(db, params, caller);
    if (message.deletedAt !== null) return;
    if (!isChangeable) throw invalid({ message: [say('undeletable')] });
    const now = clock.now();
    await db
      .update(chatMessages)
      .set({ deletedAt: now, updatedAt: now })
      .where(eq(chatMessages.id, message.id));
    await touch(db, chat.id);
  });

  registerEndpoint(app, sandbox, reactToMessage, async ({ db, scope, params, body, locale }, caller) => {
    const { chat, me, message } = await findBoth(db, params, caller);
    if (message.deletedAt !== null) throw notFound();
    const choice = { messageId: message.id, participantId: me.id, emoji: body.emoji };
    const taken = await db
      .delete(chatReactions)
      .where(
        and(
          eq(chatReactions.messageId, choice.messageId),
          eq(chatReactions.participantId, choice.participantId),
          eq(chatReactions.emoji, choice.emoji),
        ),
      )
      .returning();
    if (taken.length === 0) await db.insert(chatReactions).values(choice);
    await touch(db, chat.id);
    return present(scope, message.id, { ...caller, locale });
  });

  registerEndpoint(app, sandbox, markMentionRead, async ({ db, params }, caller) => {
    const { chat, message } = await findBoth(db, params, caller);
    const read = await db
      .update(chatMentions)
      .set({ readAt: clock.now() })
      .where(and(eq(chatMentions.messageId, message.id), isNull(chatMentions.readAt)))
      .returning();
    if (read.length === 0) return;
    await db
      .update(chats)
      .set({ mentionsCount: sql`greatest(0, ${chats.mentionsCount} - 1)` })
      .where(eq(chats.id, chat.id));
  });

  async function findBoth(db: Queries, params: { chatId: string; messageId: string }, caller: Caller) {
    const found = await findChat(db, caller, params.chatId);
    const message = await findMessage(db, found.chat, params.messageId);
    const author = found.participants.find(({ id }) => id === message.participantId);
    const reading = { userId: caller.user.id, now: clock.now() };
    return { ...found, message, isChangeable: isEditable(message, author, reading) };
  }

  /** Marks the chat as changed, so that polls for changes find it. */
  async function touch(db: Queries, chatId: number) {
    await db.update(chats).set({ updatedAt: clock.now() }).where(eq(chats.id, chatId));
  }

  async function present(scope: Scope, messageId: number, reader: Caller & { locale: WireLocale }) {
    const rows = await scope.db.select().from(chatMessages).where(eq(chatMessages.id, messageId));
    const [chat_message] = await presentMessages(scope, reader, rows);
    return { chat_message: chat_message! };
  }
};
