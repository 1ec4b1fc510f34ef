import { ApiError, type ApiClient } from '@my-air/api-client';
import type { PortalContext } from '@my-air/feature-kit';
import { mutationOptions, queryOptions } from '@tanstack/react-query';

import { sendMessage, type Message } from '../contract.ts';
import { afterFailure, isTriedAgain, type OutgoingMessage } from './OutgoingMessage.ts';
import { changeOutgoing, filesOf, listOutgoing } from './outgoingStore.ts';
import { tellTabs } from './tabNews.ts';

/** The messages of a user that the server does not have for certain, in their order. */
export const unsentQuery = (userId: number) =>
  queryOptions({
    queryKey: ['messenger', 'unsent', userId],
    queryFn: () => listOutgoing(userId),
    // It is read from this browser, again whenever a tab tells that something has changed.
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
  });

/** The longest pause between two tries, in milliseconds. */
const longestPause = 30_000;

/** The parts of a sender, and its end. */
export interface Sender extends Pick<PortalContext, 'api' | 'session'> {
  /** Ends with the session: nothing is sent afterwards. */
  life: AbortSignal;
  /** The turn of this tab: after it a try that is under way comes to its end, and no other begins. */
  turn: AbortSignal;
  /** The uploads that the user can stop, by the key of their message. */
  uploads: Map<string, AbortController>;
}

/**
 * Sends one stored message, after the earlier ones of its chat, and deletes it once the server has it. Resolves
 * to undefined when the user has taken it back, or the turn is over.
 */
export const sendMutation = (sender: Sender, chatId: number) =>
  mutationOptions({
    scope: { id: `messenger messages of ${chatId}` },
    // Query would pause it: offline, and between two tries also in a hidden tab. No other tab could send then.
    networkMode: 'always',
    mutationFn: async (message: OutgoingMessage): Promise<Message | undefined> => {
      for (let failures = 0; await claim(message, sender); failures += 1) {
        try {
          return await tryOnce(message, sender);
        } catch (error) {
          if (sender.life.aborted || !isTriedAgain(error)) throw error;
          await pause(pauseAfter(failures, error), sender.turn);
        }
      }
      return undefined;
    },
    // Its row says why it was not sent, and the sender sees to the session.
    meta: { handles: 'everything' },
  });

async function tryOnce(message: OutgoingMessage, { api, life, uploads }: Sender): Promise<Message> {
  const stop = new AbortController();
  uploads.set(message.key, stop);
  try {
    const sent = await send(message, api, stop.signal);
    await changeOutgoing(message, () => undefined);
    return sent;
  } catch (error) {
    // At the end of the session it stays as being sent: the next sender knows that it was cut off.
    if (!life.aborted) await keepFailure(message, error, stop.signal.aborted);
    throw error;
  } finally {
    uploads.delete(message.key);
  }
}

/** The time until the next try, in milliseconds. */
function pauseAfter(failures: number, error: unknown): number {
  const asked = error instanceof ApiError ? (error.retryAfter ?? 0) * 1000 : 0;
  return Math.max(asked, Math.min(longestPause, 1000 * 2 ** failures));
}

/** Resolves after a time, or when the signal ends it. */
function pause(time: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const timer = setTimeout(resolve, time);
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
  });
}

/** Stores that a message is being sent. False when it is not to be sent any more. */
async function claim(message: OutgoingMessage, { turn, session }: Sender): Promise<boolean> {
  if (turn.aborted || session.getUser()?.id !== message.userId) return false;
  let isClaimed = false;
  await changeOutgoing(message, (stored) => {
    isClaimed = stored.state === 'waiting';
    return isClaimed ? { ...stored, state: 'sending', failure: undefined } : stored;
  });
  if (isClaimed) tellTabs({ type: 'changed', userId: message.userId });
  return isClaimed;
}

async function keepFailure(message: OutgoingMessage, error: unknown, isStopped: boolean): Promise<void> {
  await changeOutgoing(message, (stored) => afterFailure(stored, error, { isStopped }));
  tellTabs({ type: 'changed', userId: message.userId });
}

/** The shortest timeout of an upload, in milliseconds. */
const shortestUpload = 300_000;
/** In bytes per millisecond: a slower upload counts as stuck. */
const slowestLine = 12;

async function send(message: OutgoingMessage, api: ApiClient, signal: AbortSignal): Promise<Message> {
  const { key, chatId, text, replyToMessageId } = message;
  const attachments = await filesOf(message);
  const size = attachments.reduce((sum, file) => sum + file.size, 0);
  const tell = (share: number | undefined) => tellTabs({ type: 'uploading', key, share });
  const body = {
    message: text,
    ...(attachments.length > 0 && { attachments }),
    ...(replyToMessageId !== undefined && { reply_to_message_id: replyToMessageId }),
  };
  try {
    const answer = await api.send(
      sendMessage,
      { params: { chatId }, body },
      {
        signal,
        idempotencyKey: key,
        ...(size > 0 && {
          timeout: Math.max(shortestUpload, size / slowestLine),
          onUploadProgress: (sent: number, total: number) => tell(total > 0 ? sent / total : 0),
        }),
      },
    );
    // The server may break its contract: without an id it is unknown what it has.
    if (answer?.chat_message?.id != null) return answer.chat_message;
    throw new ApiError({ code: 'malformed', key: sendMessage.key, pageLoading: false });
  } finally {
    if (size > 0) tell(undefined);
  }
}
