import type { AnyEndpoint, Input, Output } from '@my-air/api-client';
import type { EndpointKey } from '@my-air/api-client/contract';

/** The input of one call. */
export interface SentInput {
  params?: Readonly<Record<string, string | number>> | undefined;
  query?: unknown;
  body?: unknown;
}

/** The answer to one call: a body, a thrown error, or a function of the input. */
export type Answer = unknown;

/** The answers of a stub backend, by method and path; bodies are checked against the call's contract. */
export type Answers = Readonly<Partial<Record<EndpointKey, Answer>>>;

/** The answer of one call, checked by the compiler: spread it into `answers`. */
export function answer<E extends AnyEndpoint>(
  endpoint: E,
  reply: Output<E> | Error | ((input: Input<E>) => Output<E> | Promise<Output<E>>),
): Answers {
  return { [endpoint.key]: reply };
}

const raw = Symbol('raw');

/** A body that may break the contract, as a real server's sometimes does; it is repaired as the client does it. */
export function unchecked(body: unknown): { [raw]: unknown } {
  return { [raw]: body };
}

/** The body inside, and whether it is checked against the contract. */
export function opened(reply: unknown): { body: unknown; isChecked: boolean } {
  return typeof reply === 'object' && reply !== null && raw in reply
    ? { body: reply[raw], isChecked: false }
    : { body: reply, isChecked: true };
}
