import { ApiError, type ApiErrorCode } from '@my-air/api-client';

const statuses: Partial<Record<ApiErrorCode, number>> = {
  bad_request: 400,
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  validation: 422,
  rejected: 423,
  too_many_requests: 429,
  server: 500,
};

/** A call that failed, as the client throws it. `retryAfter` is in seconds. */
export function buildFailure(code: ApiErrorCode, body?: unknown, retryAfter?: number): ApiError {
  const status = statuses[code];
  return new ApiError({
    code,
    key: 'POST api/test',
    body,
    pageLoading: false,
    ...(status && { status }),
    ...(retryAfter !== undefined && { retryAfter }),
  });
}
