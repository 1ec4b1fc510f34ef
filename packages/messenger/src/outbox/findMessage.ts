import type { ApiClient } from '@my-air/api-client';

import { listMessages, type Message } from '../contract.ts';
import type { Trace } from './Courier.ts';
import type { OutboxEntry, OutboxMessage } from './OutboxEntry.ts';

/** So many pages are looked through; who wrote more in the meantime decides for themselves. */
const mostPages = 4;

/**
 * Looks for a message whose answer was lost, among those newer than the last one known when it was sent. Only one
 * match settles it: people do write the same word twice.
 */
export async function findMessage(api: ApiClient, entry: OutboxEntry, signal: AbortSignal): Promise<Trace> {
  const { item, lastKnownId } = entry;
  if (item.kind !== 'message' || lastKnownId === null || lastKnownId === undefined) return unclear;
  const newer = await readNewer(api, item.chatId, lastKnownId, signal);
  if (!newer) return unclear;
  const matches = newer.filter((message) => isSame(message, item, entry));
  const [match] = matches;
  if (!match) return { arrived: false };
  return matches.length === 1 ? { arrived: true, delivery: { message: match } } : unclear;
}

const unclear: Trace = { arrived: 'unclear' };

/** All messages after one, or undefined when they are too many to look through. */
async function readNewer(
  api: ApiClient,
  chatId: number,
  lastKnownId: number,
  signal: AbortSignal,
): Promise<readonly Message[] | undefined> {
  const newer = new Map<number, Message>();
  for (let page = 1; page <= mostPages; page += 1) {
    const query = page === 1 ? {} : { page };
    const { messages } = await api.send(listMessages, { params: { chatId }, query }, { signal });
    for (const message of messages) if (message.id > lastKnownId) newer.set(message.id, message);
    const isComplete = messages.length === 0 || messages.some(({ id }) => id <= lastKnownId);
    if (isComplete) return [...newer.values()];
  }
  return undefined;
}

function isSame(message: Message, item: OutboxMessage, { files }: OutboxEntry): boolean {
  const attachments = message.attachments ?? [];
  return (
    message.user?.me === true &&
    !message.deleted_at &&
    (message.message_markdown ?? '').trim() === item.message.trim() &&
    (message.reply_to_message_id ?? undefined) === item.replyToMessageId &&
    attachments.length === files.length &&
    files.every(({ name }, place) => attachments[place]?.name === name)
  );
}
