import type { Texts, WireLocale } from '../content/wireLocales.ts';
import { isDatabaseUnavailable, reasonOf } from '../database/DatabaseUnavailable.ts';
import { say } from './sentences.ts';

/** In seconds: a restarted server is back within this. */
const retryAfter = 2;

/** The fields of a refusal beside its sentence; the sentences of fields are in `errors`. */
export type Details = Readonly<Record<string, unknown>> & {
  readonly errors?: Readonly<Record<string, readonly Texts[]>>;
};

/** A refusal that is sent to the caller: a status, a sentence in each language, and what goes with it. */
export class HttpError extends Error {
  override name = 'HttpError';
  readonly status: number;
  readonly sentence: Texts;
  readonly details: Details;
  readonly headers: Readonly<Record<string, string>>;

  /** The status under the name that the identity provider reads. */
  get statusCode(): number {
    return this.status;
  }

  constructor(
    status: number,
    sentence: Texts,
    details: Details = {},
    headers: Readonly<Record<string, string>> = {},
  ) {
    super(sentence.en);
    this.status = status;
    this.sentence = sentence;
    this.details = details;
    this.headers = headers;
  }

  /** The body in the language of the reader. */
  bodyIn(locale: WireLocale): Readonly<Record<string, unknown>> {
    const { errors, ...others } = this.details;
    const fields = Object.entries(errors ?? {}).map(([field, texts]) => [
      field,
      texts.map((text) => text[locale]),
    ]);
    return {
      message: this.sentence[locale],
      ...others,
      ...(errors && { errors: Object.fromEntries(fields) as unknown }),
    };
  }
}

/** The refusal of a form: the messages of each field. */
export function invalid(errors: Readonly<Record<string, readonly Texts[]>>): HttpError {
  const messages = Object.values(errors).flat();
  const [first = say('given_data'), ...others] = messages;
  const count = others.length;
  const all = count === 0 ? first : say(count === 1 ? 'one_more' : 'more', { first, count });
  return new HttpError(422, all, { errors });
}

/** The refusal of something that does not exist, or belongs to another user. */
export function notFound(): HttpError {
  return new HttpError(404, say('not_found'));
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
  return new HttpError(503, say('unavailable'), {}, { 'retry-after': String(retryAfter) });
}
