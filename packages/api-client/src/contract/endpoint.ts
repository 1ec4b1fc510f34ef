import type { GenericSchema } from 'valibot';

/** Methods that change something. */
export type WritingMethod = 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Method and path of a call, with `{placeholders}`: `GET api/channels/{platform}`. */
export type EndpointKey = `${'GET' | WritingMethod} ${'api' | 'sanctum'}/${string}`;

/** The encoding of a call's body. */
export type BodyEncoding = 'json' | 'multipart';

/** One call of the backend: its method and path, and the shapes of its input and its answer. */
export interface Endpoint<
  Key extends string = string,
  Query extends GenericSchema = GenericSchema,
  Body extends GenericSchema = GenericSchema,
  Response extends GenericSchema = GenericSchema,
> {
  /** Method and path with `{placeholders}`, as the specification writes them: `GET api/channels`. */
  readonly key: Key;
  /** The query string; absent when the call takes none. */
  readonly query?: Query;
  /** The body; absent when the call takes none. */
  readonly body?: Body;
  /** The answer; absent when the answer carries nothing (204). */
  readonly response?: Response;
  /** @default 'json' */
  readonly encoding?: BodyEncoding;
  /**
   * Whether it commits the user: agreements, purchases, requests, joining, disconnecting, personal details,
   * work that spends their balance. Staff who act on their behalf are refused; every writing call says which
   * it is.
   */
  readonly binds?: boolean;
  /** Whether the specification does not name the call and this product assumes it. @default false */
  readonly isAssumed?: boolean;
}

type Parts<Query, Body, Response> = {
  query?: Query;
  body?: Body;
  response?: Response;
  encoding?: BodyEncoding;
};

/**
 * The declaration of a call by its method: a writing call always says whether it binds the user, a reading call only
 * where it binds.
 */
type Binding<Key extends string> = Key extends `GET ${string}` ? { binds?: boolean } : { binds: boolean };

/** A call that the specification names. It is declared in the contract of the feature that makes it. */
export function endpoint<
  const Key extends EndpointKey,
  Query extends GenericSchema = never,
  Body extends GenericSchema = never,
  Response extends GenericSchema = never,
>(key: Key, parts: Parts<Query, Body, Response> & Binding<Key>): Endpoint<Key, Query, Body, Response> {
  return { key, ...parts };
}

/** A call that the specification does not name and this product assumes; the OpenAPI document marks it `x-assumed`. */
export function assumedEndpoint<
  const Key extends EndpointKey,
  Query extends GenericSchema = never,
  Body extends GenericSchema = never,
  Response extends GenericSchema = never,
>(key: Key, parts: Parts<Query, Body, Response> & Binding<Key>): Endpoint<Key, Query, Body, Response> {
  return { key, ...parts, isAssumed: true };
}

/** The names between braces in a path: `channel_id` of `GET api/channels/{channel_id}`. */
export type PathParameter<Key extends string> = Key extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathParameter<Rest>
  : never;
