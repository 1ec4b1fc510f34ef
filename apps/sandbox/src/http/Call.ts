import type { Endpoint, PathParameter } from '@my-air/api-client/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { GenericSchema, InferInput, InferOutput } from 'valibot';

import type { WireLocale } from '../content/wireLocales.ts';
import type { Queries } from '../database/Database.ts';
import type { PartnerRow, SessionRow, UserRow } from '../database/schema.ts';
import type { WriteEffects } from '../database/Transactions.ts';
import type { Scope } from '../Platform.ts';
import type { AnyEndpoint } from './AnyEndpoint.ts';

type QueryOf<E> = E extends Endpoint<string, infer Query, GenericSchema, GenericSchema> ? Query : never;
type BodyOf<E> = E extends Endpoint<string, GenericSchema, infer Body, GenericSchema> ? Body : never;
type AnswerOf<E> = E extends Endpoint<string, GenericSchema, GenericSchema, infer Answer> ? Answer : never;
type Parsed<Schema> = [Schema] extends [never]
  ? undefined
  : Schema extends GenericSchema
    ? InferOutput<Schema>
    : never;

/** The caller: the user, their partner, and the session. */
export interface Caller {
  readonly user: UserRow;
  readonly partner: PartnerRow;
  readonly session: SessionRow;
}

/** One call of an endpoint, checked against its contract. */
export interface ParsedCall<E extends AnyEndpoint> {
  readonly params: Readonly<Record<PathParameter<E['key']>, string>>;
  readonly query: Parsed<QueryOf<E>>;
  readonly body: Parsed<BodyOf<E>>;
  /** The wire's code of the language that the answer's texts are wanted in. */
  readonly locale: WireLocale;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** A call with the database that it reads from or, when it writes, with the transaction that all of it happens in. */
export interface Call<E extends AnyEndpoint> extends ParsedCall<E>, WriteEffects {
  readonly db: Queries;
  /** The sandbox with this call's database. */
  readonly scope: Scope;
}

/** The result of a handler: the answer, or nothing for 204. */
export type Answer<E> = [AnswerOf<E>] extends [never]
  ? void
  : AnswerOf<E> extends GenericSchema
    ? InferInput<AnswerOf<E>>
    : never;
