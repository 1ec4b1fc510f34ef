import { isDatabaseUnavailable, reasonOf } from '../database/DatabaseUnavailable.ts';

/** In seconds: a restarted server is back within this. */
const retryAfter = 2;

/** A refusal that is sent to the caller: a status and the body that goes with it. */
export class HttpError extends Error {
  override name = 'HttpError';
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, string>>;

  /** The status under the name that the identity provider reads. */
  get statusCode(): number {
    return this.status;
  }

  constructor(
    status: number,
    message: string,
    details: Readonly<Record<string, unknown>> = {},
    headers: Readonly<Record<string, string>> = {},
  ) {
    super(message);
    this.status = status;
    this.body = { message, ...details };
    this.headers = headers;
  }
}

/** The refusal of a form: the messages of each field. */
export function invalid(errors: Readonly<Record<string, readonly string[]>>): HttpError {
  const messages = Object.values(errors).flat();
  const [first = 'The given data was invalid.', ...others] = messages;
  const more = others.length === 1 ? ' (and 1 more error)' : ` (and ${others.length} more errors)`;
  return new HttpError(422, others.length === 0 ? first : first + more, { errors });
}

/** The refusal of something that does not exist, or belongs to another user. */
export function notFound(): HttpError {
  return new HttpError(404, 'Not found.');
}

/** The status of whatever was thrown: that of a refusal, ours or Fastify's, or else 500. */
export function statusOf(error: unknown) {
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined;
  return typeof status === 'number' && status >= 400 ? status : 500;
}

/**
 * A refusal with 503 in place of an error that says that the database is unavailable; any other error as it is.
 * @param call what failed, for the log
 */
export function toHttpError(error: unknown, call: string): unknown {
  if (!isDatabaseUnavailable(error)) return error;
  console.error(`${call}: the database is unavailable (${reasonOf(error)})`);
  const message = 'The service is temporarily unavailable. Please try again.';
  return new HttpError(503, message, {}, { 'retry-after': String(retryAfter) });
}
