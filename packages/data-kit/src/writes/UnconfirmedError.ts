import { ApiError } from '@my-air/api-client';

/** A write whose outcome is unknown, and which may be done twice if it is sent again. */
export class UnconfirmedError extends ApiError {
  /** Whether the server is asked about the outcome before it is sent again, so that nothing is done twice. */
  readonly isCheckedFirst: boolean;

  constructor(error: ApiError, isCheckedFirst: boolean) {
    super({
      code: error.code,
      key: error.key,
      pageLoading: error.pageLoading,
      body: error.body,
      cause: error,
      ...(error.status !== undefined && { status: error.status }),
      ...(error.retryAfter !== undefined && { retryAfter: error.retryAfter }),
    });
    this.isCheckedFirst = isCheckedFirst;
  }
}
