import { msg } from '@lingui/core/macro';
import { isApiError, type ApiErrorCode } from '@my-air/api-client';
import type { MessageDescriptor } from '@my-air/i18n';

/**
 * - `waiting`: is sent by itself, when its turn has come and the network is there
 * - `sending`: its bytes are leaving
 * - `stopped`: the user stopped its upload
 * - `refused`: the server does not accept it
 * - `unknown`: it may have arrived, and would be there twice if it was sent again
 *
 * The last three wait for the user, who sends them again, edits or deletes them.
 */
export type OutgoingState = 'waiting' | 'sending' | 'stopped' | 'refused' | 'unknown';

/** The reason why the last try failed. */
export interface OutgoingFailure {
  code: ApiErrorCode;
  /** The server's own sentence. */
  words?: string | undefined;
}

/** A message that the server does not have for certain. */
export interface OutgoingMessage {
  /** The idempotency key: made once, the same on every try. */
  readonly key: string;
  /** Its author, who alone sees and sends it. */
  readonly userId: number;
  readonly chatId: number;
  /** Markdown; may be empty when there are files. */
  readonly text: string;
  readonly replyToMessageId: number | undefined;
  readonly files: readonly { name: string; type: string; size: number }[];
  /** In epoch milliseconds. */
  readonly createdAt: number;
  readonly state: OutgoingState;
  readonly failure?: OutgoingFailure | undefined;
  /** Its position among the messages of this browser: the smaller goes first. */
  readonly place: number;
  /** Whether it outlives this page. */
  readonly isKept: boolean;
}

/** Whether a failed try is repeated by itself: it was no refusal of the message, and it cannot arrive twice. */
export function isTriedAgain(error: unknown): boolean {
  if (!isApiError(error) || error.isUnconfirmed) return false;
  // An answer that could not be read came from a server that may have the message.
  return error.isPassing && error.code !== 'malformed' && error.code !== 'mismatch';
}

/** The message as it is after a failed try. */
export function afterFailure(
  message: OutgoingMessage,
  error: unknown,
  { isStopped }: { isStopped: boolean },
): OutgoingMessage {
  if (isStopped) return { ...message, state: 'stopped', failure: undefined };
  // An error of our own code may have been thrown after the bytes had left.
  if (!isApiError(error)) return { ...message, state: 'unknown', failure: { code: 'unexpected' } };
  const words = Object.values(error.fieldErrors)[0] ?? error.serverMessage;
  const failure = { code: error.code, ...(error.outcome === 'refused' && { words }) };
  if (isTriedAgain(error)) return { ...message, state: 'waiting', failure };
  return { ...message, state: error.outcome === 'refused' ? 'refused' : 'unknown', failure };
}

/** The reason why a message was not sent; the server's own sentence if it sent one for users. */
export function failureWords({ code, words }: OutgoingFailure): MessageDescriptor | string {
  switch (code) {
    case 'network':
      return msg`You are offline. It will be sent when you are back online.`;
    case 'timeout':
      return msg`The server took too long to answer.`;
    case 'unauthenticated':
    case 'page_expired':
      return msg`It will be sent when you sign in again.`;
    case 'too_many_requests':
      return msg`Too many messages at once. It will be sent shortly.`;
    case 'maintenance':
      return msg`The portal is under maintenance. It will be sent afterwards.`;
    case 'forbidden':
      return msg`You no longer have access to this chat.`;
    case 'not_found':
      return msg`This chat no longer exists.`;
    case 'conflict':
      return words ?? msg`The server is still working on an earlier attempt.`;
    case 'validation':
    case 'rejected':
      return words ?? msg`The server rejected it. Change it and try again.`;
    default:
      return msg`Something went wrong on our end.`;
  }
}
