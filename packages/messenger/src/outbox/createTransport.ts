import { type ApiClient, ApiError, isApiError } from '@my-air/api-client';
import { endpoint, Id } from '@my-air/api-client/contract';
import * as v from 'valibot';

import { listMessages, Message, reviewSupportRequest, sendMessage, sendSupportRequest } from '../contract.ts';
import { isSameFileName } from '../text/isSameFileName.ts';
import { isSameText } from '../text/normalizeText.ts';
import { compareIds } from '../chats/chatLists.ts';
import type { Delivery, DeliveryStatus, MessageTransport } from './Outbox.ts';
import type { OutboxEntry, OutboxFile, OutboxMessage } from './OutboxEntry.ts';

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

/** The most pages that are searched; beyond them the user decides. */
const mostPages = 4;

/**
 * Searches for a message whose answer was lost, among those newer than the last one known when it was sent.
 * Only a single match is proof: users do write the same word twice. If the server accepted the message, the
 * newest match is it.
 */
async function findMessage(api: ApiClient, entry: OutboxEntry, signal: AbortSignal): Promise<DeliveryStatus> {
  const { item, lastKnownId, isAccepted } = entry;
  const after = lastKnownId ?? (isAccepted ? 0 : undefined);
  if (item.kind !== 'message' || after === undefined) return unclear;
  const newer = await readNewer(api, item.chatId, after, signal, isAccepted ? 1 : mostPages);
  const candidates = newer?.filter((message) => message.user?.me === true && isReplyAs(message, item)) ?? [];
  const matches = candidates.filter((message) => isSame(message, item, entry));
  const [match] = matches.toSorted((one, other) => compareIds(other.id, one.id));
  if (match && (matches.length === 1 || isAccepted)) return { arrived: true, delivery: deliveryOf(match) };
  const isNot = newer !== undefined && !match && !candidates.some(isChanged);
  return isNot || (isAccepted && !match) ? { arrived: false } : unclear;
}

/** The message for the screen; one that breaks the contract is left out: the screen reads it itself. */
function deliveryOf(match: KnownMessage): Delivery {
  const read = v.safeParse(Message, match);
  return read.success ? { message: read.output } : {};
}

const unclear: DeliveryStatus = { arrived: 'unclear' };

/** All messages after one, or undefined when they are too many to search. */
async function readNewer(
  api: ApiClient,
  chatId: number,
  lastKnownId: number,
  signal: AbortSignal,
  pages: number,
): Promise<readonly KnownMessage[] | undefined> {
  const newer = new Map<number, KnownMessage>();
  for (let page = 1; page <= pages; page += 1) {
    const messages = await readMessages(api, chatId, page, signal);
    for (const message of messages) if (message.id > lastKnownId) newer.set(message.id, message);
    const isComplete = messages.length === 0 || messages.some(({ id }) => id <= lastKnownId);
    if (isComplete) return [...newer.values()];
  }
  return lastKnownId === 0 ? [...newer.values()] : undefined;
}

function isReplyAs(message: KnownMessage, { replyToMessageId }: OutboxMessage): boolean {
  return (message.reply_to_message_id ?? undefined) === replyToMessageId;
}

function isSame(message: KnownMessage, item: OutboxMessage, { files }: OutboxEntry): boolean {
  const attachments = message.attachments ?? [];
  return (
    !message.deleted_at &&
    isSameText(message.message_markdown ?? '', item.message) &&
    attachments.length === files.length &&
    files.every(({ name }, place) => isSameFileName(attachments[place]?.name ?? '', name))
  );
}

/** Whether a message was deleted or edited since: it may have been the one sent, but its text is gone. */
function isChanged({ deleted_at, created_at, updated_at }: KnownMessage): boolean {
  return Boolean(deleted_at) || (updated_at ?? created_at) !== created_at;
}

/** The properties of a message that are needed to recognize it. */
const KnownMessage = v.looseObject({
  id: Id,
  user: v.nullish(v.looseObject({ me: v.nullish(v.boolean()) })),
  message_markdown: v.nullish(v.string()),
  attachments: v.nullish(v.array(v.looseObject({ name: v.string() }))),
  reply_to_message_id: v.nullish(Id),
  created_at: v.nullish(v.string()),
  updated_at: v.nullish(v.string()),
  deleted_at: v.nullish(v.string()),
});
type KnownMessage = v.InferOutput<typeof KnownMessage>;
const KnownMessages = v.looseObject({ messages: v.array(KnownMessage) });

/** The answer as it came: a repaired one could prove something false, such as that a chat is empty. */
const listAsItIs = endpoint(listMessages.key, {
  query: v.object({ page: v.optional(v.number()) }),
  response: v.unknown(),
});

/** One page of a chat, newest first, for checking whether an entry arrived. Throws an ApiError. */
async function readMessages(
  api: ApiClient,
  chatId: number,
  page: number,
  signal: AbortSignal,
): Promise<readonly KnownMessage[]> {
  const query = page === 1 ? {} : { page };
  const answer = await api.send(listAsItIs, { params: { chatId }, query }, { signal });
  const read = v.safeParse(KnownMessages, answer);
  if (read.success) return read.output.messages;
  throw new ApiError({ code: 'malformed', key: listMessages.key, pageLoading: false });
}
