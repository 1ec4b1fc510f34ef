import { isApiError, type ApiErrorCode } from '@my-air/api-client';

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
