import type { ApiClient } from '@my-air/api-client';
import * as v from 'valibot';

import { Message } from '../contract.ts';
import { isSameFileName } from '../text/isSameFileName.ts';
import { isSameText } from '../text/normalizeText.ts';
import type { Delivery, DeliveryStatus } from './MessageTransport.ts';
import type { OutboxEntry, OutboxMessage } from './OutboxEntry.ts';
import { readMessages, type KnownMessage } from './readMessages.ts';
import { compareIds } from '../timeline/Timeline.ts';

/** The most pages that are searched; beyond them the user decides. */
const mostPages = 4;

/**
 * Searches for a message whose answer was lost, among those newer than the last one known when it was sent.
 * Only a single match is proof: users do write the same word twice. If the server accepted the message, the
 * newest match is it.
 */
export async function findMessage(
  api: ApiClient,
  entry: OutboxEntry,
  signal: AbortSignal,
): Promise<DeliveryStatus> {
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
