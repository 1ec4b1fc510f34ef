import { isDatabaseUnavailable, reasonOf } from '../database/DatabaseUnavailable.ts';
import { HttpError } from './HttpError.ts';

/** In seconds: a restarted server is back within this. */
const retryAfter = 2;

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
