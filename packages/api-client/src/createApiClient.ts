import type { IncompleteAnswer, Mismatch, Unnamed } from './answer/checkAnswer.ts';
import type { ApiClient } from './ApiClient.ts';
import { createSend } from './createSend.ts';
import { absoluteUrl } from './request/address.ts';

export interface ApiClientOptions {
  /** The address of the API: an origin with or without a path; an empty string is the portal's own origin. */
  apiUrl: string;
  /** The portal's own origin. */
  origin: string;
  /** The chosen language, as the API writes it: `ua` for Ukrainian. */
  wireLocale: () => string;
  readCookie: (name: string) => string | undefined;
  /** Whether the network is there: without it a failed read is not tried again. @default navigator.onLine */
  isOnline?: () => boolean;
  /** @default globalThis.fetch */
  fetch?: typeof globalThis.fetch | undefined;
  /**
   * Asks whether the session still lives, after a call was refused with 401; never rejects. A refused read is sent
   * again in a session that lives. @default none does
   */
  confirmSession?: (() => Promise<boolean>) | undefined;
  /** Called with each answer that is a success. */
  onAnswer?: (() => void) | undefined;
  /** Called once per shape for an answer that does not fit its contract. */
  onMismatch: (mismatch: Mismatch) => unknown;
  /** Called for each answer that lost elements of a list because they do not fit its contract. */
  onIncomplete?: ((answer: IncompleteAnswer) => unknown) | undefined;
  /**
   * Called with the key of a call that the specification does not name and that the backend does not know: the answer was
   * 404, 405 or 501, and the address names no object that could be missing.
   */
  onUnknown?: ((key: string) => void) | undefined;
  /** The word for a thing whose name could not be read. @default an empty text */
  unnamed?: Unnamed | undefined;
  flags: {
    /** Whether the server remembers `Idempotency-Key`. */
    idempotencyKey: boolean;
  };
}

/** The client of the backend: cookies, CSRF token, language, cancelling, checks of shape, one kind of error. */
export function createApiClient(options: ApiClientOptions): ApiClient {
  return {
    send: createSend(options) as ApiClient['send'],
    url: (path) => absoluteUrl(options.apiUrl, options.origin, path).href,
  };
}
