import type { GenericSchema } from 'valibot';

import type { CallKey, calls, WritingMethod } from './calls.ts';

/** How the body of a call travels. */
export type BodyEncoding = 'json' | 'multipart';

/** One call of the backend: its method and path, and the shapes of what goes out and what comes back. */
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
  /** Whether it commits the person, so that staff who act on their behalf are refused; every writing call says so. */
  readonly binds?: boolean;
}

type Parts<Query, Body, Response> = {
  query?: Query;
  body?: Body;
  response?: Response;
  encoding?: BodyEncoding;
};

/** What a writing call has to say; for a call of the table, what the table says. */
type Binding<Key extends string> = Key extends `GET ${string}`
  ? { binds?: boolean }
  : { binds: Key extends CallKey ? ((typeof calls)[Key] & { binds: boolean })['binds'] : boolean };

/** A call of the specification's section 7. Its method and path come from the one table of calls. */
export function endpoint<
  const Key extends CallKey,
  Query extends GenericSchema = never,
  Body extends GenericSchema = never,
  Response extends GenericSchema = never,
>(key: Key, parts: Parts<Query, Body, Response> & Binding<Key>): Endpoint<Key, Query, Body, Response> {
  return { key, ...parts };
}

/** A call that the specification does not name and this product assumes; the OpenAPI document marks it `x-assumed`. */
export function assumedEndpoint<
  const Key extends `${'GET' | WritingMethod} api/${string}`,
  Query extends GenericSchema = never,
  Body extends GenericSchema = never,
  Response extends GenericSchema = never,
>(key: Key, parts: Parts<Query, Body, Response> & Binding<Key>): Endpoint<Key, Query, Body, Response> {
  return { key, ...parts };
}

/** The names between braces in a path: `channel_id` of `GET api/channels/{channel_id}`. */
export type PathParameter<Key extends string> = Key extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathParameter<Rest>
  : never;
