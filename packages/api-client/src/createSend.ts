import ky, { isHTTPError, type Options } from 'ky';
import { is } from 'valibot';

import { createAnswerCheck } from './answer/checkAnswer.ts';
import { isObject } from './answer/isObject.ts';
import { parseRetryAfter } from './answer/retryAfter.ts';
import { toApiError } from './answer/toApiError.ts';
import type { AnyEndpoint, SendOptions } from './ApiClient.ts';
import { ApiError } from './ApiError.ts';
import { checkAuth, federatedLogin, getCsrfCookie, login, logout } from './contract/session.ts';
import type { ApiClientOptions } from './createApiClient.ts';
import { absoluteUrl } from './request/address.ts';
import { createCsrf } from './request/csrf.ts';
import { type CallInput, prepareCall, type PreparedCall } from './request/prepareCall.ts';

const idempotentMethods = new Set(['GET', 'PUT', 'DELETE']);
const loginKeys = new Set<string>([login.key, federatedLogin.key]);
/** The calls whose refusal says nothing about a session. */
const sessionKeys = new Set<string>([...loginKeys, checkAuth.key, logout.key, getCsrfCookie.key]);

const answerTimeout = 30_000;
const uploadTimeout = 300_000;
/**
 * The longest pause that is waited for when the server asks for one, in seconds: beyond it the caller shows
 * the failure.
 */
const longestPause = 5;
const retried = [429, 502, 503, 504];

/** Sends one call and reads its answer. */
export type Send = (endpoint: AnyEndpoint, input?: CallInput, how?: SendOptions) => Promise<unknown>;

/** Makes the function that sends calls: cookies, CSRF token, language, cancelling, checks of shape. */
export function createSend(options: ApiClientOptions): Send {
  const urlOf = (path: string) => absoluteUrl(options.apiUrl, options.origin, path);
  const checkAnswer = createAnswerCheck(options.onMismatch, options.unnamed, options.onIncomplete);
  const csrf = createCsrf(options.readCookie, async () => {
    await transport(prepareCall(getCsrfCookie, {}, urlOf), {});
  });
  const transport = createTransport(options, urlOf('').origin, csrf.token);

  async function sendWithToken(call: PreparedCall, how: SendOptions): Promise<string> {
    if (call.method !== 'GET') await leaveable(csrf.ensure(), call, how);
    try {
      return await transport(call, how);
    } catch (error) {
      if (isOfSession(call, error) && (await isAnotherTry(call, how))) return transport(call, how);
      if (!canReplay(call, how, error)) throw error;
      await leaveable(csrf.renew(), call, how);
      return transport(call, how);
    }
  }

  /** Asks whether the session still lives, and sends a read again if it does; a write is not repeated. */
  async function isAnotherTry(call: PreparedCall, how: SendOptions): Promise<boolean> {
    const isAlive = options.confirmSession?.() ?? Promise.resolve(false);
    return call.method === 'GET' && leaveable(isAlive, call, how);
  }

  async function exchange(endpoint: AnyEndpoint, input: CallInput, how: SendOptions): Promise<unknown> {
    const call = prepareCall(endpoint, input, urlOf);
    const text = await sendWithToken(call, how);
    options.onAnswer?.();
    if (!endpoint.response) return undefined;
    const answer = parseAnswer(text, endpoint.key, how);
    const checked = await checkAnswer(endpoint.key, endpoint.response, answer, how.signal);
    if (isObject(checked) || is(endpoint.response, checked)) return checked;
    // An empty or null answer to a call that promises a body cannot be repaired.
    throw new ApiError({ code: 'mismatch', key: endpoint.key, pageLoading: how.pageLoading ?? false });
  }

  return async function send(endpoint, input = {}, how = {}) {
    try {
      return await exchange(endpoint, input, how);
    } catch (error) {
      if (isUnknown(endpoint, error)) options.onUnknown?.(endpoint.key);
      if (error instanceof ApiError && how.idempotencyKey !== undefined) {
        error.isUnconfirmed = error.outcome === 'unknown' && !options.flags.idempotencyKey;
      }
      throw error;
    }
  };
}

/** Waits for a shared request, but not longer than the caller wants to. */
async function leaveable<Value>(
  work: Promise<Value>,
  { key }: PreparedCall,
  how: SendOptions,
): Promise<Value> {
  try {
    return await abortable(work, how.signal);
  } catch (cause) {
    if (!how.signal?.aborted) throw cause;
    throw new ApiError({ code: 'aborted', key, pageLoading: how.pageLoading ?? false, cause });
  }
}

function isOfSession({ key }: PreparedCall, error: unknown): boolean {
  return error instanceof ApiError && error.code === 'unauthenticated' && !sessionKeys.has(key);
}

/** Whether the backend does not know an assumed call; of an address with an id, it may not know the object. */
function isUnknown({ key, isAssumed = false }: AnyEndpoint, error: unknown): boolean {
  const isRefusal = error instanceof ApiError && [404, 405, 501].includes(error.status ?? 0);
  return isRefusal && isAssumed && !key.includes('{');
}

/** Whether a call may be sent again with a fresh token: the first try was refused before anything happened. */
function canReplay({ key, method }: PreparedCall, how: SendOptions, error: unknown): boolean {
  if (!(error instanceof ApiError) || error.code !== 'page_expired' || error.redirectUrl) return false;
  return !loginKeys.has(key) && (idempotentMethods.has(method) || how.idempotencyKey !== undefined);
}

/**
 * The one place of the portal that retries. Reads only: after a cut connection, 502 and 504 with exponential back-off
 * and jitter; after 429 and 503 only when the server names a short pause, which is kept exactly.
 */
const retryOf = (isOnline: () => boolean) =>
  ({
    limit: 2,
    methods: ['get'],
    statusCodes: retried,
    afterStatusCodes: retried,
    maxRetryAfter: longestPause * 1000,
    jitter: true,
    shouldRetry: ({ error }) => {
      if (!isOnline()) return false;
      if (!isHTTPError(error)) return undefined;
      const { status, headers } = error.response;
      const seconds = parseRetryAfter(headers.get('Retry-After'), Date.now());
      const isRefusal = seconds === undefined ? status === 429 || status === 503 : seconds > longestPause;
      return isRefusal ? false : undefined;
    },
  }) satisfies Options['retry'];

/** Sends a write once, or a read up to three times, and resolves to the text of the response. */
function createTransport(
  { wireLocale, isOnline = () => globalThis.navigator?.onLine ?? true, fetch, flags }: ApiClientOptions,
  apiOrigin: string,
  tokenOf: () => string | undefined,
) {
  const readRetry = retryOf(isOnline);
  const base = ky.create({
    credentials: 'include',
    ...(fetch ? { fetch } : {}),
  });

  function headersOf({ method, url }: PreparedCall, { pageLoading, idempotencyKey }: SendOptions) {
    const headers = new Headers({
      Accept: 'application/json',
      'Accept-Language': acceptLanguage(wireLocale()),
    });
    const token = method === 'GET' || url.origin !== apiOrigin ? undefined : tokenOf();
    if (token) headers.set('X-XSRF-TOKEN', token);
    if (pageLoading) headers.set('X-Page-Loading', '1');
    if (idempotencyKey && flags.idempotencyKey) headers.set('Idempotency-Key', idempotencyKey);
    return headers;
  }

  return async function transport(call: PreparedCall, send: SendOptions): Promise<string> {
    const isRead = call.method === 'GET';
    try {
      const upload = await uploadFetchOf(call, send);
      return await base(call.url, {
        ...call.body,
        ...(upload ? { fetch: upload } : {}),
        method: call.method,
        headers: headersOf(call, send),
        signal: send.signal ?? null,
        keepalive: send.keepalive ?? false,
        // A redirect could carry the token to another origin, and the API has no reason to redirect a write.
        redirect: isRead ? 'follow' : 'error',
        timeout: send.timeout ?? (call.body.body ? uploadTimeout : answerTimeout),
        retry: isRead ? readRetry : 0,
      }).text();
    } catch (error) {
      throw toApiError(error, { key: call.key, pageLoading: send.pageLoading ?? false, signal: send.signal });
    }
  };
}

/**
 * The `fetch` of a form whose progress is observed; undefined where the progress cannot be observed, and the
 * form is sent without.
 */
async function uploadFetchOf({ body: { body } }: PreparedCall, { onUploadProgress }: SendOptions) {
  if (!onUploadProgress || !(body instanceof FormData) || !('XMLHttpRequest' in globalThis)) return undefined;
  const { createUploadFetch } = await import('./request/createUploadFetch.ts');
  return createUploadFetch(body, onUploadProgress);
}

/** `ua` is a country and not a language, so the language follows for servers that read the header by the standard. */
function acceptLanguage(wire: string): string {
  return wire === 'ua' ? 'ua, uk;q=0.9' : wire;
}

/** Waits for shared work: an abort rejects this caller and lets the work go on. */
function abortable<Value>(work: Promise<Value>, signal: AbortSignal | undefined): Promise<Value> {
  if (!signal) return work;
  return new Promise((resolve, reject) => {
    const leave = () => reject(signal.reason as Error);
    if (signal.aborted) leave();
    signal.addEventListener('abort', leave, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave));
  });
}

/** Reads an answer that should be JSON. An empty one is undefined, whatever its status. */
function parseAnswer(text: string, key: string, { pageLoading = false }: SendOptions): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new ApiError({ code: 'malformed', key, pageLoading, cause });
  }
}
