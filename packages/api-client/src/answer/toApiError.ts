import { isHTTPError, isTimeoutError } from 'ky';

import { ApiError, type ApiErrorCode } from '../ApiError.ts';
import { parseRetryAfter } from './retryAfter.ts';

const codes: Readonly<Record<number, ApiErrorCode>> = {
  400: 'bad_request',
  401: 'unauthenticated',
  403: 'forbidden',
  404: 'not_found',
  406: 'rejected',
  409: 'conflict',
  419: 'page_expired',
  422: 'validation',
  423: 'rejected',
  429: 'too_many_requests',
  503: 'maintenance',
};

/** The word for an HTTP status that is not a success. */
export function codeOfStatus(status: number): ApiErrorCode {
  return codes[status] ?? (status >= 500 && status < 600 ? 'server' : 'unexpected');
}

interface FailedCall {
  key: string;
  pageLoading: boolean;
  signal: AbortSignal | undefined;
}

/** Turns any error of the transport into the one error that the portal knows. */
export function toApiError(error: unknown, { key, pageLoading, signal }: FailedCall): ApiError {
  if (error instanceof ApiError) return error;
  if (signal?.aborted) return new ApiError({ code: 'aborted', key, pageLoading, cause: error });
  if (isTimeoutError(error)) return new ApiError({ code: 'timeout', key, pageLoading, cause: error });
  if (!isHTTPError(error)) return new ApiError({ code: 'network', key, pageLoading, cause: error });
  const { status, headers } = error.response;
  const retryAfter = parseRetryAfter(headers.get('Retry-After'), Date.now());
  return new ApiError({
    code: codeOfStatus(status),
    key,
    status,
    // A text body is an error page of some proxy: it is not meant to be read, and it can be long.
    body: typeof error.data === 'string' ? undefined : error.data,
    pageLoading,
    ...(retryAfter === undefined ? {} : { retryAfter }),
    cause: error,
  });
}
