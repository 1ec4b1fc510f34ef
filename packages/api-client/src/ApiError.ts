/**
 * The reason why a call failed, as far as the interface tells reasons apart. One word for each row of the
 * specification's section 8.
 */
export type ApiErrorCode =
  /** The request was cancelled by us: ignored everywhere. */
  | 'aborted'
  /** No answer came: offline, DNS, CORS, connection cut. */
  | 'network'
  /** No answer came in time. */
  | 'timeout'
  /** 400 */
  | 'bad_request'
  /** 401 */
  | 'unauthenticated'
  /** 403 */
  | 'forbidden'
  /** 404 */
  | 'not_found'
  /** 406, 423 */
  | 'rejected'
  /** 409 */
  | 'conflict'
  /** 419: the CSRF token or the session it belongs to has gone. */
  | 'page_expired'
  /** 422 */
  | 'validation'
  /** 429 */
  | 'too_many_requests'
  /** 503 */
  | 'maintenance'
  /** 500, 501 and every other 5xx */
  | 'server'
  /** The answer's body was not what its content type promised. */
  | 'malformed'
  /**
   * A success whose body is empty, null or not an object, where the contract promises one; the mismatch has
   * been logged.
   */
  | 'mismatch'
  /** Any other status. */
  | 'unexpected';

/** The outcome of a failed write: the server did nothing, or it is unknown what it did. */
export type Outcome = 'refused' | 'unknown';

/** Codes that say nothing about what the server did: decision 32 has the reasons. */
const unknownCodes: ReadonlySet<ApiErrorCode> = new Set([
  'aborted',
  'network',
  'timeout',
  'maintenance',
  'server',
  'malformed',
  'mismatch',
]);

/** Refusals that a later try can overcome: signed out, an old page, too many requests. */
const passingCodes: ReadonlySet<ApiErrorCode> = new Set([
  'unauthenticated',
  'page_expired',
  'too_many_requests',
]);

export interface ApiErrorDetails {
  code: ApiErrorCode;
  /** Method and path of the call, without its values: `GET api/channels`. */
  key: string;
  /** The HTTP status; absent when no answer came. */
  status?: number;
  /** The parsed body, or undefined without one. */
  body?: unknown;
  /** Whether the call blocks a route, so that its failure is a page and not a toast. */
  pageLoading: boolean;
  /** From `Retry-After`, in seconds. */
  retryAfter?: number;
  cause?: unknown;
}

/** A call that failed. `message` is for logs; the texts for users come from the shell's error policy. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly code: ApiErrorCode;
  readonly key: string;
  readonly status: number | undefined;
  readonly body: unknown;
  readonly pageLoading: boolean;
  readonly retryAfter: number | undefined;
  /**
   * Whether a write that may not happen twice may have been done, and would be done again: it had an idempotency
   * key, which the server does not remember. Set by the client.
   */
  isUnconfirmed = false;

  constructor(details: ApiErrorDetails) {
    super(`@my-air/api-client: ${details.key} failed with ${details.status ?? details.code}`, {
      cause: details.cause,
    });
    this.code = details.code;
    this.key = details.key;
    this.status = details.status;
    this.body = details.body;
    this.pageLoading = details.pageLoading;
    this.retryAfter = details.retryAfter;
  }

  /**
   * Whether the server did nothing, or it is unknown what it did. The one judge of "was the answer lost?": no
   * list of codes or statuses elsewhere decides it.
   */
  get outcome(): Outcome {
    if (unknownCodes.has(this.code)) return 'unknown';
    // Without a reason of its own a conflict is an earlier try that still runs.
    if (this.code === 'conflict') return this.reason === undefined ? 'unknown' : 'refused';
    const { status = 0 } = this;
    // 408 also comes from proxies, which do not know what the server behind them did.
    return this.code === 'unexpected' && (status < 400 || status === 408) ? 'unknown' : 'refused';
  }

  /** Whether the same call may be answered differently later, although it has not changed. */
  get isPassing(): boolean {
    return this.outcome === 'unknown' || passingCodes.has(this.code) || this.status === 425;
  }

  /** The server's own sentence for users, when it sent one; what it says of its own failure is not for them. */
  get serverMessage(): string | undefined {
    return (this.status ?? 0) < 500 ? stringOf(this.body, 'message') : undefined;
  }

  /** The server's stable word for the reason, such as `join_channel_rejected`. */
  get reason(): string | undefined {
    return stringOf(this.body, 'code') ?? stringOf(this.body, 'error');
  }

  /**
   * The address that the server redirects the user to (403 and 419). Not yet checked against the allowed
   * hosts.
   */
  get redirectUrl(): string | undefined {
    return stringOf(this.body, 'redirect_url');
  }

  /** The first message of each field of a 422. */
  get fieldErrors(): Readonly<Record<string, string>> {
    const errors = isRecord(this.body) ? this.body.errors : undefined;
    if (!isRecord(errors)) return {};
    const first = Object.entries(errors).map(([field, messages]) => [
      field,
      String(Array.isArray(messages) ? messages[0] : messages),
    ]);
    return Object.fromEntries(first) as Record<string, string>;
  }
}

/** Whether a thrown value is an `ApiError`, also when two copies of this package met in one page. */
export function isApiError(error: unknown): error is ApiError {
  return error instanceof ApiError || (error instanceof Error && error.name === 'ApiError');
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function stringOf(body: unknown, field: string): string | undefined {
  const value = isRecord(body) ? body[field] : undefined;
  return typeof value === 'string' && value !== '' ? value : undefined;
}
