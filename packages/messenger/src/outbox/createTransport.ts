import { ApiError, isApiError, type ApiClient } from '@my-air/api-client';

import { reviewSupportRequest, sendMessage, sendSupportRequest } from '../contract.ts';
import type { MessageTransport } from './MessageTransport.ts';
import { findMessage } from './findMessage.ts';
import type { OutboxEntry, OutboxFile } from './OutboxEntry.ts';
import { readMessages } from './readMessages.ts';

/** The shortest timeout of an upload, in milliseconds. */
const shortestUpload = 300_000;
/** In bytes per millisecond: a slower upload counts as stuck. */
const slowestLine = 12;

/** Sends entries to the server by its API. */
export function createTransport(api: ApiClient, hasKeys: boolean): MessageTransport {
  return {
    hasKeys,

    async send({ key, item }, files, signal, onProgress) {
      // The key also lets the client renew its token and try again; it is sent only to servers that know it.
      const options = { signal, idempotencyKey: key, ...uploading(files, onProgress) };
      const attachments = files.length > 0 ? { attachments: files.map(fileOf) } : {};
      switch (item.kind) {
        case 'message': {
          const { chatId, message, replyToMessageId } = item;
          const body = { message, ...attachments, ...answering(replyToMessageId) };
          const answer = await api.send(sendMessage, { params: { chatId }, body }, options);
          return { message: requireMade(answer?.chat_message, sendMessage.key) };
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
          return { supportRequest: requireMade(answer?.support_request, sendSupportRequest.key) };
        }
        case 'review': {
          const { requestId, rating, comment } = item;
          const body = { rating, ...(comment === undefined ? {} : { comment }) };
          // Rating again changes nothing, so any success is enough, whatever its body.
          const answer = await api.send(reviewSupportRequest, { params: { id: requestId }, body }, options);
          return { supportRequest: answer?.support_request };
        }
      }
    },

    async lastKnownId({ item }, signal) {
      if (item.kind !== 'message') return null;
      try {
        const messages = await readMessages(api, item.chatId, 1, signal);
        // An empty chat has nothing before its first message.
        return Math.max(0, ...messages.map(({ id }) => id));
      } catch (error) {
        // An entry is sent although the last id is unknown.
        if (isApiError(error) && error.code === 'malformed') return null;
        throw error;
      }
    },

    find: (entry: OutboxEntry, signal) => findMessage(api, entry, signal),
  };
}

/**
 * The value that a successful answer must have, with its id. Throws an ApiError without it, since the server may
 * break its contract.
 */
function requireMade<Told extends { id: number }>(value: Told | null | undefined, key: string): Told {
  if (value?.id != null) return value;
  throw new ApiError({ code: 'malformed', key, pageLoading: false });
}

/** The options of an upload: its progress is reported, and its timeout allows for a slow line. */
function uploading(files: readonly OutboxFile[], onProgress: (share: number) => void) {
  if (files.length === 0) return {};
  const size = files.reduce((sum, { bytes }) => sum + bytes.byteLength, 0);
  return {
    timeout: Math.max(shortestUpload, size / slowestLine),
    onUploadProgress: (sent: number, total: number) => onProgress(total > 0 ? sent / total : 0),
  };
}

function fileOf({ name, type, bytes }: OutboxFile): File {
  return new File([bytes], name, { type });
}

function answering(messageId: number | undefined) {
  return messageId === undefined ? {} : { reply_to_message_id: messageId };
}
