import type { ApiClient } from '@my-air/api-client';

import { listMessages, reviewSupportRequest, sendMessage, sendSupportRequest } from '../contract.ts';
import type { Courier } from './Courier.ts';
import { findMessage } from './findMessage.ts';
import type { OutboxEntry, OutboxFile } from './OutboxEntry.ts';

/** Brings entries to the server by its API. */
export function createCourier(api: ApiClient, hasKeys: boolean): Courier {
  return {
    hasKeys,

    async send({ key, item }, files, signal) {
      // The key also lets the client renew its token and try again; it travels only where the server knows it.
      const options = { signal, idempotencyKey: key };
      const attachments = files.length > 0 ? { attachments: files.map(fileOf) } : {};
      switch (item.kind) {
        case 'message': {
          const { chatId, message, replyToMessageId } = item;
          const body = { message, ...attachments, ...answering(replyToMessageId) };
          const answer = await api.send(sendMessage, { params: { chatId }, body }, options);
          return { message: answer.chat_message };
        }
        case 'supportRequest': {
          const { supportCategoryId, summary, message, replyToMessageId } = item;
          const body = {
            support_category_id: supportCategoryId,
            summary,
            message,
            ...attachments,
            ...answering(replyToMessageId),
          };
          const answer = await api.send(sendSupportRequest, { body }, options);
          return { supportRequest: answer.support_request };
        }
        case 'review': {
          const { requestId, rating, comment } = item;
          const body = { rating, ...(comment === undefined ? {} : { comment }) };
          const answer = await api.send(reviewSupportRequest, { params: { id: requestId }, body }, options);
          return { supportRequest: answer.support_request };
        }
      }
    },

    async lastKnownId({ item }, signal) {
      if (item.kind !== 'message') return null;
      const { messages } = await api.send(listMessages, { params: { chatId: item.chatId } }, { signal });
      // An empty chat has nothing before its first message.
      return Math.max(0, ...messages.map(({ id }) => id));
    },

    find: (entry: OutboxEntry, signal) => findMessage(api, entry, signal),
  };
}

function fileOf({ name, type, bytes }: OutboxFile): File {
  return new File([bytes], name, { type });
}

function answering(messageId: number | undefined) {
  return messageId === undefined ? {} : { reply_to_message_id: messageId };
}
