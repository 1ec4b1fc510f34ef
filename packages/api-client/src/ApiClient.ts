import type { GenericSchema, InferInput, InferOutput } from 'valibot';

import type { Endpoint, PathParameter } from './contract/endpoint.ts';

type QueryOf<E> = E extends Endpoint<string, infer Query, GenericSchema, GenericSchema> ? Query : never;
type BodyOf<E> = E extends Endpoint<string, GenericSchema, infer Body, GenericSchema> ? Body : never;
type AnswerOf<E> = E extends Endpoint<string, GenericSchema, GenericSchema, infer Answer> ? Answer : never;

type Params<Key extends string> = [PathParameter<Key>] extends [never]
  ? { params?: undefined }
  : { params: Readonly<Record<PathParameter<Key>, string | number>> };
type Query<Schema> = [Schema] extends [never]
  ? { query?: undefined }
  : Schema extends GenericSchema
    ? { query?: InferInput<Schema> }
    : never;
type Body<Schema> = [Schema] extends [never]
  ? { body?: undefined }
  : Schema extends GenericSchema
    ? { body: InferInput<Schema> }
    : never;

/** The input of a call: the values of its path, its query and its body. */
export type Input<E extends AnyEndpoint> = Params<E['key']> & Query<QueryOf<E>> & Body<BodyOf<E>>;

/** The answer of a call; `undefined` for a call without a response schema. */
export type Output<E extends AnyEndpoint> = [AnswerOf<E>] extends [never]
  ? undefined
  : AnswerOf<E> extends GenericSchema
    ? InferOutput<AnswerOf<E>>
    : never;

// oxlint-disable-next-line typescript/no-explicit-any -- variance: a concrete endpoint's schemas are narrower than GenericSchema
export type AnyEndpoint = Endpoint<string, any, any, any>;

export interface SendOptions {
  /** Aborts the call; an aborted call rejects with the code `aborted` and no message is shown. */
  signal?: AbortSignal | undefined;
  /** Whether a route waits for this call: sends `X-Page-Loading: 1`, and a failure becomes a page. @default false */
  pageLoading?: boolean;
  /** The time in which the answer must come, in milliseconds. @default 30000 */
  timeout?: number;
  /** Whether the call outlives a page that is being left; its body must then be small. @default false */
  keepalive?: boolean;
  /** A key of the intent, the same on every try; sent as `Idempotency-Key` where the server knows it. */
  idempotencyKey?: string;
  /**
   * Called with the bytes of a form that have been sent, and their total; only where the browser reports it.
   */
  onUploadProgress?: (sent: number, total: number) => void;
}

/** Talks to the backend. It throws `ApiError`, and never shows a message or changes the address. */
export interface ApiClient {
  send<E extends AnyEndpoint>(
    endpoint: E,
    ...input: Record<never, never> extends Input<E>
      ? [input?: Input<E>, options?: SendOptions]
      : [input: Input<E>, options?: SendOptions]
  ): Promise<Output<E>>;
  /** The absolute address of a path of the API, for addresses that the browser itself opens. */
  url(path: string): string;
}
