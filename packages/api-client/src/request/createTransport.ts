import ky, { isHTTPError, type Options } from 'ky';

import type { SendOptions } from '../ApiClient.ts';
import { parseRetryAfter } from '../answer/retryAfter.ts';
import { toApiError } from '../answer/toApiError.ts';
import type { PreparedCall } from './prepareCall.ts';

export interface TransportOptions {
  apiOrigin: string;
  wireLocale: () => string;
  token: () => string | undefined;
  sendsIdempotencyKey: boolean;
  isOnline: () => boolean;
  fetch?: typeof globalThis.fetch | undefined;
}

const answerTimeout = 30_000;
const uploadTimeout = 300_000;
/**
 * The longest pause that is waited for when the server asks for one, in seconds: beyond it the caller shows
 * the failure.
 */
const longestPause = 5;
const retried = [429, 502, 503, 504];

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
      const pause = parseRetryAfter(headers.get('Retry-After'), Date.now());
      const isRefusal = pause === undefined ? status === 429 || status === 503 : pause > longestPause;
      return isRefusal ? false : undefined;
    },
  }) satisfies Options['retry'];

/** Sends a write once, or a read up to three times, and resolves to the text of the response. */
export function createTransport(options: TransportOptions) {
  const readRetry = retryOf(options.isOnline);
  const base = ky.create({
    credentials: 'include',
    ...(options.fetch ? { fetch: options.fetch } : {}),
  });

  function headersOf({ method, url }: PreparedCall, { pageLoading, idempotencyKey }: SendOptions) {
    const headers = new Headers({
      Accept: 'application/json',
      'Accept-Language': acceptLanguage(options.wireLocale()),
    });
    const token = method === 'GET' || url.origin !== options.apiOrigin ? undefined : options.token();
    if (token) headers.set('X-XSRF-TOKEN', token);
    if (pageLoading) headers.set('X-Page-Loading', '1');
    if (idempotencyKey && options.sendsIdempotencyKey) headers.set('Idempotency-Key', idempotencyKey);
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
  const { createUploadFetch } = await import('./createUploadFetch.ts');
  return createUploadFetch(body, onUploadProgress);
}

/** `ua` is a country and not a language, so the language follows for servers that read the header by the standard. */
function acceptLanguage(wire: string): string {
  return wire === 'ua' ? 'ua, uk;q=0.9' : wire;
}
