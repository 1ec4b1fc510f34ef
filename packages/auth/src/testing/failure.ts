import { ApiError, type ApiErrorCode } from '@my-air/api-client';

/** A call that failed, as the client reports it. */
export function failure(
  code: ApiErrorCode,
  key: string,
  details: { status?: number; body?: unknown; retryAfter?: number } = {},
): ApiError {
  return new ApiError({ code, key, pageLoading: false, ...details });
}
