import type { IncompleteAnswer, Mismatch, Unnamed } from './answer/checkAnswer.ts';
import type { AnyEndpoint, ApiClient, SendOptions } from './ApiClient.ts';
import { ApiError } from './ApiError.ts';
import type { Send } from './createSend.ts';
import { absoluteUrl } from './request/address.ts';
import type { CallInput } from './request/prepareCall.ts';

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
  /** Called with each answer that is a success. */
  onAnswer?: (() => void) | undefined;
  /** Called once per shape for an answer that does not fit its contract. */
  onMismatch: (mismatch: Mismatch) => unknown;
  /** Called for each answer that lost elements of a list because they do not fit its contract. */
  onIncomplete?: ((answer: IncompleteAnswer) => unknown) | undefined;
  /** The word for a thing whose name could not be read. @default an empty text */
  unnamed?: Unnamed | undefined;
  flags: {
    /** Whether the server remembers `Idempotency-Key`. */
    idempotencyKey: boolean;
  };
}

/** The client of the backend: cookies, CSRF token, language, cancelling, checks of shape, one kind of error. */
export function createApiClient(options: ApiClientOptions): ApiClient {
  let loading: Promise<Send> | undefined;
  /**
   * The code that sends comes with the first call: a screen that calls nothing does not wait for it. A load
   * that failed is tried again.
   */
  function load(): Promise<Send> {
    loading ??= import('./createSend.ts').then(
      ({ createSend }) => createSend(options),
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  }

  async function send(endpoint: AnyEndpoint, input?: CallInput, how: SendOptions = {}): Promise<unknown> {
    const loaded = await load().catch((cause: unknown) => {
      throw new ApiError({
        code: 'network',
        key: endpoint.key,
        pageLoading: how.pageLoading ?? false,
        cause,
      });
    });
    return loaded(endpoint, input, how);
  }

  return {
    send: send as ApiClient['send'],
    url: (path) => absoluteUrl(options.apiUrl, options.origin, path).href,
  };
}
