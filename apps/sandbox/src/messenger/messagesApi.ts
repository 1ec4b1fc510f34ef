import { listMessages, messageTypes, sendMessage } from '@my-air/messenger/contract';
import { and, desc, eq } from 'drizzle-orm';

import type { Queries } from '../database/Database.ts';
import { chatMessages, chats } from '../database/schema.ts';
import { isDatabaseId } from '../http/databaseId.ts';
import { invalid } from '../http/HttpError.ts';
import { say } from '../http/sentences.ts';
import { metaOf, pageOf } from '../http/pages.ts';
import { registerEndpoint } from '../http/registerEndpoint.ts';
import type { ApiArea } from '../Platform.ts';
import type { UploadFolder } from '../uploads/UploadFolder.ts';
import { deliverReplies, planReply } from './deliverReplies.ts';
import { findChat } from './findChat.ts';
import { keepAttachments } from './keepAttachments.ts';
import type { Manager } from './Manager.ts';
import { checkFiles, checkText } from './messageRules.ts';
import { postMessage, staffNameOf } from './postMessage.ts';
import { presentMessages } from './presentMessages.ts';

/** How many messages a page of a chat has. */
const perPage = 25;

/** The messages of a chat, the newest first, and sending one. */
export const messagesApi: ApiArea<{ manager: Manager; uploads: UploadFolder }> = (sandbox) => async (app) => {
  const { clock } = sandbox;

  registerEndpoint(app, sandbox, listMessages, async ({ db, scope, params, query, locale }, caller) => {
    const page = pageOf(query.page, perPage, sandbox);
    await deliverReplies(scope, caller.partner.id);
    const { chat } = await findChat(db, caller, params.chatId);
    const inChat = eq(chatMessages.chatId, chat.id);
    const rows = await db.query.chatMessages.findMany({
      where: inChat,
      orderBy: [desc(chatMessages.createdAt), desc(chatMessages.id)],
      limit: page.size,
      offset: page.offset,
    });
    if (page.page === 1 && chat.unreadCount > 0) {
      // A message that came after the chat was looked up has not been read.
      const isUnchanged = and(eq(chats.unreadCount, chat.unreadCount), eq(chats.updatedAt, chat.updatedAt));
      await db
        .update(chats)
        .set({ unreadCount: 0 })
        .where(and(eq(chats.id, chat.id), isUnchanged));
    }
    return {
      messages: await presentMessages(scope, { ...caller, locale }, rows),
      meta: metaOf(await db.$count(chatMessages, inChat), page),
    };
  });

  registerEndpoint(app, sandbox, sendMessage, async (call, caller) => {
    const { db, scope, params, body, locale } = call;
    const { chat, me } = await findChat(db, caller, params.chatId);
    const files = body.attachments ?? [];
    const message = checkText('message', body.message, { mayBeEmpty: files.length > 0 });
    const errors = { ...(message.length > 0 && { message }), ...(await checkFiles(files)) };
    if (Object.keys(errors).length > 0) throw invalid(errors);
    const replyToMessageId = body.reply_to_message_id ?? null;
    if (replyToMessageId !== null && !(await isInChat(db, chat.id, replyToMessageId))) {
      throw invalid({ reply_to_message_id: [say('selected', { name: 'reply to message id' })] });
    }

    const attachments = await keepAttachments(call, sandbox.uploads, caller.partner.id, files);
    const row = await postMessage(db, {
      chatId: chat.id,
      participantId: me.id,
      staffName: await staffNameOf(db, caller),
      type: body.message.trim() === '' ? messageTypes.attachmentOnly : messageTypes.text,
      markdown: body.message,
      attachments,
      replyToMessageId,
      now: clock.now(),
    });
    await planReply(db, scope, sandbox.manager, row, locale);
    const [chat_message] = await presentMessages(scope, { ...caller, locale }, [row]);
    return { chat_message: chat_message! };
  });

  async function isInChat(db: Queries, chatId: number, messageId: number) {
    if (!isDatabaseId(messageId)) return false;
    const [found] = await db.select().from(chatMessages).where(eq(chatMessages.id, messageId));
    return found?.chatId === chatId;
  }
};
