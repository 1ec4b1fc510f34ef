import {
  listSupportCategories,
  messageTypes,
  reviewSupportRequest,
  sendSupportRequest,
  textRules,
} from '@my-air/messenger/contract';
import { and, asc, eq } from 'drizzle-orm';

import type { Texts, WireLocale } from '../content/wireLocales.ts';
import type { Queries } from '../database/Database.ts';
import { chatMessages, chats, supportCategories, supportRequests } from '../database/schema.ts';
import type { Caller } from '../http/Call.ts';
import { databaseId, isDatabaseId } from '../http/databaseId.ts';
import { HttpError, invalid, notFound } from '../http/HttpError.ts';
import { say } from '../http/sentences.ts';
import { registerEndpoint } from '../http/registerEndpoint.ts';
import type { ApiArea, Scope } from '../Platform.ts';
import type { UploadFolder } from '../uploads/UploadFolder.ts';
import { planReply } from './deliverReplies.ts';
import { keepAttachments } from './keepAttachments.ts';
import type { Manager } from './Manager.ts';
import { checkFiles, checkText, type FieldErrors } from './messageRules.ts';
import { openChat } from './openChat.ts';
import { postMessage, staffNameOf } from './postMessage.ts';
import { presentChats } from './presentChats.ts';

/** Questions to support: their subjects, asking one, and rating the conversation. */
export const supportApi: ApiArea<{ manager: Manager; uploads: UploadFolder }> = (sandbox) => async (app) => {
  const { clock } = sandbox;

  registerEndpoint(app, sandbox, listSupportCategories, async ({ db, locale }) => {
    const rows = await db.select().from(supportCategories).orderBy(asc(supportCategories.id));
    return {
      support_categories: rows.map(({ id, name, description }) => ({
        id,
        name: name[locale],
        description: description[locale],
      })),
    };
  });

  registerEndpoint(app, sandbox, sendSupportRequest, async (call, caller) => {
    const { db, scope, body, locale } = call;
    const files = body.attachments ?? [];
    const known = await isCategory(db, body.support_category_id);
    const errors: FieldErrors = {
      ...(!known && { support_category_id: [say('selected', { name: 'support category id' })] }),
      ...nonEmpty('summary', checkText('summary', body.summary, { longest: textRules.summary })),
      ...nonEmpty('message', checkText('message', body.message)),
      ...(await checkFiles(files)),
      ...nonEmpty('reply_to_message_id', await checkAnswered(db, body.reply_to_message_id, caller)),
    };
    if (Object.keys(errors).length > 0) throw invalid(errors);

    const attachments = await keepAttachments(call, sandbox.uploads, caller.partner.id, files);
    const { chatId, participantId } = await openChat(db, caller, clock.now(), {
      processType: 'support',
      processable: {},
    });
    const message = await postMessage(db, {
      chatId,
      participantId,
      staffName: await staffNameOf(db, caller),
      type: messageTypes.text,
      markdown: body.message,
      attachments,
      replyToMessageId: body.reply_to_message_id ?? null,
      now: clock.now(),
    });
    await planReply(db, scope, sandbox.manager, message, locale);
    const [added] = await db
      .insert(supportRequests)
      .values({
        chatId,
        categoryId: body.support_category_id,
        summary: body.summary,
        message: body.message,
        replyToMessageId: body.reply_to_message_id ?? null,
      })
      .returning();
    return present(scope, added!.id, caller, locale);
  });

  registerEndpoint(
    app,
    sandbox,
    reviewSupportRequest,
    async ({ db, scope, params, body, locale }, caller) => {
      const { request } = await find(db, databaseId(params.id), caller);
      const comment = body.comment?.trim() || null;
      if (comment !== null) {
        const wrong = checkText('comment', comment, { longest: textRules.comment });
        if (wrong.length > 0) throw invalid({ comment: wrong });
      }
      const isSame = request.rating === body.rating && request.comment === comment;
      if (request.comment !== null && !isSame) {
        throw new HttpError(409, say('conversation_rated'));
      }
      await db
        .update(supportRequests)
        .set({ rating: body.rating, comment })
        .where(eq(supportRequests.id, request.id));
      await db.update(chats).set({ updatedAt: clock.now() }).where(eq(chats.id, request.chatId));
      return present(scope, request.id, caller, locale);
    },
  );

  async function isCategory(db: Queries, id: number) {
    return isDatabaseId(id) && (await db.$count(supportCategories, eq(supportCategories.id, id))) > 0;
  }

  /** The errors of the message that a question answers: it has to be in one of the partner's own chats. */
  async function checkAnswered(db: Queries, messageId: number | undefined, { partner }: Caller) {
    const wrong = [say('selected', { name: 'reply to message id' })];
    if (messageId === undefined) return [];
    if (!isDatabaseId(messageId)) return wrong;
    const [found] = await db
      .select({ id: chatMessages.id })
      .from(chatMessages)
      .innerJoin(chats, eq(chats.id, chatMessages.chatId))
      .where(and(eq(chatMessages.id, messageId), eq(chats.partnerId, partner.id)));
    return found ? [] : wrong;
  }

  async function find(db: Queries, id: number, { partner }: Caller) {
    const [found] = await db
      .select()
      .from(supportRequests)
      .innerJoin(chats, eq(chats.id, supportRequests.chatId))
      .where(and(eq(supportRequests.id, id), eq(chats.partnerId, partner.id)));
    if (!found) throw notFound();
    return { request: found.support_requests, chat: found.chats };
  }

  async function present(scope: Scope, id: number, caller: Caller, locale: WireLocale) {
    const { request, chat } = await find(scope.db, id, caller);
    const [presented] = await presentChats(scope, { ...caller, locale }, [chat]);
    return {
      support_request: {
        id: request.id,
        support_category_id: request.categoryId,
        summary: request.summary,
        message: request.message,
        reply_to_message_id: request.replyToMessageId,
        partner_rating: request.rating,
        partner_feedback: request.comment,
        process: { ...presented!.process, chat_id: chat.id },
      },
    };
  }
};

function nonEmpty(name: string, messages: Texts[]): FieldErrors {
  return messages.length > 0 ? { [name]: messages } : {};
}
