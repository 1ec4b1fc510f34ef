import { createAnswerCheck, type Mismatch } from './answer/checkAnswer.ts';
import { parseAnswer } from './answer/parseAnswer.ts';
import type { AnyEndpoint, ApiClient, SendOptions } from './ApiClient.ts';
import { ApiError } from './ApiError.ts';
import { federatedLogin, getCsrfCookie, login } from './contract/session.ts';
import { abortable } from './request/abortable.ts';
import { absoluteUrl } from './request/address.ts';
import { createCsrf } from './request/csrf.ts';
import { createTransport } from './request/createTransport.ts';
import { prepareCall, type CallInput, type PreparedCall } from './request/prepareCall.ts';

export interface ApiClientOptions {
  /** Where the API is: an origin with or without a path; an empty string is the portal's own origin. */
  apiUrl: string;
  /** The portal's own origin. */
  origin: string;
  /** The chosen language, as the API writes it: `ua` for Ukrainian. */
  wireLocale: () => string;
  readCookie: (name: string) => string | undefined;
  /** @default globalThis.fetch */
  fetch?: typeof globalThis.fetch | undefined;
  /** Called once per shape when an answer is not what its contract says. */
  onMismatch: (mismatch: Mismatch) => void;
  flags: {
    /** Whether the server remembers `Idempotency-Key`. */
    idempotencyKey: boolean;
  };
}

const idempotentMethods = new Set(['GET', 'PUT', 'DELETE']);
const loginKeys = new Set<string>([login.key, federatedLogin.key]);

/** The client of the backend: cookies, CSRF token, language, cancelling, checks of shape, one kind of error. */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const urlOf = (path: string) => absoluteUrl(options.apiUrl, options.origin, path);
  const checkAnswer = createAnswerCheck(options.onMismatch);
  const csrf = createCsrf(options.readCookie, async () => {
    await transport(prepareCall(getCsrfCookie, {}, urlOf), {});
  });
  const transport = createTransport({
    apiOrigin: urlOf('').origin,
    wireLocale: options.wireLocale,
    token: csrf.token,
    sendsIdempotencyKey: options.flags.idempotencyKey,
    fetch: options.fetch,
  });

  async function sendWithToken(call: PreparedCall, how: SendOptions): Promise<string> {
    if (call.method !== 'GET') await leaveable(csrf.ensure(), call, how);
    try {
      return await transport(call, how);
    } catch (error) {
      if (!canReplay(call, how, error)) throw error;
      await leaveable(csrf.renew(), call, how);
      return transport(call, how);
    }
  }

  async function send(endpoint: AnyEndpoint, input: CallInput = {}, how: SendOptions = {}): Promise<unknown> {
    const text = await sendWithToken(prepareCall(endpoint, input, urlOf), how);
    if (!endpoint.response) return undefined;
    return checkAnswer(endpoint.key, endpoint.response, parseAnswer(text, endpoint.key, how));
  }

  return { send: send as ApiClient['send'], url: (path) => urlOf(path).href };
}

/** Waits for the shared token request, but not longer than the caller wants to. */
async function leaveable(work: Promise<void>, { key }: PreparedCall, how: SendOptions): Promise<void> {
  try {
    await abortable(work, how.signal);
  } catch (cause) {
    if (!how.signal?.aborted) throw cause;
    throw new ApiError({ code: 'aborted', key, pageLoading: how.pageLoading ?? false, cause });
  }
}

/** Whether a call may be sent again with a fresh token: the first try was refused before anything happened. */
function canReplay({ key, method }: PreparedCall, how: SendOptions, error: unknown): boolean {
  if (!(error instanceof ApiError) || error.code !== 'page_expired' || error.redirectUrl) return false;
  return !loginKeys.has(key) && (idempotentMethods.has(method) || how.idempotencyKey !== undefined);
}
