import type { MultipartFile } from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import * as v from 'valibot';
import type { GenericSchema } from 'valibot';

import type { Queries } from '../database/Database.ts';
import type { WriteEffects } from '../database/Transactions.ts';
import type { ApiPlatform } from '../Platform.ts';
import { findCaller } from '../session/findCaller.ts';
import { typeOfFile, uploadName } from '../uploads/examineFile.ts';
import { admit } from './admit.ts';
import type { AnyEndpoint } from './AnyEndpoint.ts';
import type { Answer, Call, Caller, ParsedCall } from './Call.ts';
import { emptyTexts, fromStrings } from './fromStrings.ts';
import { HttpError } from './HttpError.ts';
import { english, say } from './sentences.ts';
import { localeOf } from './localeOf.ts';
import { once, readIdempotencyKey } from './once.ts';
import { digitsOf, numbersOf, withTextIds } from './textIds.ts';
import { validate } from './validate.ts';

/** The boundaries that RFC 2046 allows: 1 to 70 of these characters, the last of them no space. */
const boundaries = /^[\w'()+,\-./:=? ]{0,69}[\w'()+,\-./:=?]$/;

/** Serves an endpoint; the caller is undefined when the endpoint needs no session. */
type Handler<E extends AnyEndpoint> = (
  call: Call<E>,
  caller: Caller | undefined,
) => Promise<Answer<E>> | Answer<E>;

/** Serves an endpoint to signed-in users; others get 401. */
export function registerEndpoint<E extends AnyEndpoint>(
  app: FastifyInstance,
  sandbox: ApiPlatform,
  endpoint: E,
  handler: (call: Call<E>, caller: Caller) => Promise<Answer<E>> | Answer<E>,
): void {
  register(app, sandbox, endpoint, true, (parsed) =>
    performCall(sandbox, endpoint, parsed, (call, caller) => handler(call, caller as Caller)),
  );
}

/** Serves an endpoint with and without a session. */
export function registerOpenEndpoint<E extends AnyEndpoint>(
  app: FastifyInstance,
  sandbox: ApiPlatform,
  endpoint: E,
  handler: (call: Call<E>) => Promise<Answer<E>> | Answer<E>,
): void {
  register(app, sandbox, endpoint, false, (parsed) => performCall(sandbox, endpoint, parsed, handler));
}

/**
 * Serves an endpoint whose handler must not keep a transaction open, because it streams, waits for another server or
 * hashes passwords: it opens short ones of its own, and its `Idempotency-Key` is not kept.
 */
export function registerDetachedEndpoint<E extends AnyEndpoint>(
  app: FastifyInstance,
  sandbox: ApiPlatform,
  endpoint: E,
  needsUser: boolean,
  handler: (call: ParsedCall<E>) => Promise<Answer<E>>,
): void {
  register(app, sandbox, endpoint, needsUser, async (call) => {
    const body = await handler(call);
    if (sandbox.isStrict && !call.reply.sent) assertFits(endpoint, body);
    return body;
  });
}

function register<E extends AnyEndpoint>(
  app: FastifyInstance,
  sandbox: ApiPlatform,
  endpoint: E,
  needsUser: boolean,
  perform: (call: ParsedCall<E>) => Promise<Answer<E>>,
) {
  if (sandbox.isSpecifiedOnly && endpoint.isAssumed) return;
  const { method, url } = routeOf(endpoint.key);
  sandbox.endpoints.set(endpoint.key, endpoint);
  app.route({
    method,
    url,
    exposeHeadRoute: false,
    onRequest: async (request, reply) => {
      readIdempotencyKey(request);
      return admit(sandbox, endpoint, needsUser, request, reply);
    },
    handler: async (request, reply) => {
      const call = await readCall(endpoint, request, reply);
      return answerCall(endpoint, call, await perform(call));
    },
  });
}

/** Method and Fastify's path of an endpoint: `GET api/channels/{id}` is `/api/channels/:id`. */
function routeOf(key: string) {
  const [method, path] = key.split(' ') as [HTTPMethods, string];
  return { method, url: `/${path.replaceAll(/\{(\w+)\}/g, ':$1')}` };
}

async function readCall<E extends AnyEndpoint>(endpoint: E, request: FastifyRequest, reply: FastifyReply) {
  const { query, body } = endpoint;
  const asked = query && validate(query, fromStrings(query, request.query as Record<string, unknown>));
  const sent = body && validate(body, await readBody(endpoint, request));
  const hasTextIds = request.caller?.partner.hasTextIds === true;
  return {
    params: hasTextIds ? digitsOf(request.params) : request.params,
    query: hasTextIds ? digitsOf(asked) : asked,
    body: hasTextIds ? numbersOf(sent) : sent,
    locale: localeOf(request),
    request,
    reply,
  } as ParsedCall<E>;
}

/** Sends what a handler returned, changed by the call's fault where there is one. */
async function answerCall<E extends AnyEndpoint>(
  endpoint: E,
  { request, reply }: ParsedCall<E>,
  body: Answer<E>,
) {
  const { fault } = request;
  if (fault?.dropAnswer) {
    reply.hijack();
    // The request itself is read to its end by now, and ending it again would leave the connection open.
    request.raw.socket.destroy();
    return;
  }
  if (reply.sent) return reply;
  if (endpoint.response === undefined) return reply.code(204).send();
  const answer = request.caller?.partner.hasTextIds ? withTextIds(endpoint.key, body) : body;
  return reply.send(fault?.mutate ? fault.mutate(answer) : answer);
}

/**
 * Lets the handler do its work: reads as they come, and a write in one transaction together with its
 * `Idempotency-Key`. Writes of one user run one after the other, so that each finds what the one before left.
 */
function performCall<E extends AnyEndpoint>(
  sandbox: ApiPlatform,
  endpoint: E,
  call: ParsedCall<E>,
  handler: Handler<E>,
): Promise<Answer<E>> {
  const { request, reply } = call;

  async function handle(db: Queries, caller: Caller | undefined, effects: WriteEffects) {
    const scope = { ...sandbox, db };
    const body = await handler({ ...call, db, scope, ...effects }, caller);
    if (sandbox.isStrict) assertFits(endpoint, body);
    return body;
  }

  if (request.method === 'GET') {
    // A read has no commit to wait for, so these functions are called immediately.
    const effects: WriteEffects = { onRollback: () => {}, afterCommit: (act) => act() };
    return sandbox.transactions.read((db) => handle(db, request.caller, effects));
  }
  return sandbox.transactions.write(async (db, effects) => {
    const attempt = { request, body: call.body, now: sandbox.clock.now() };
    const body = await once(db, attempt, async () => {
      const caller = request.caller && (await findCaller(db, request.caller.session, { isLocked: true }));
      return handle(db, caller, effects);
    });
    if (reply.sent) throw new Error(`@my-air/sandbox: ${endpoint.key} was answered before its commit`);
    // SAFETY: what was kept is what the handler returned the first time.
    return body as Answer<E>;
  });
}

/** Throws when an answer does not match the endpoint's contract. */
function assertFits(endpoint: AnyEndpoint, body: unknown): void {
  const schema = endpoint.response as GenericSchema | undefined;
  if (schema === undefined) return;
  const result = v.safeParse(schema, body);
  if (!result.success) {
    const where = result.issues.map((issue) => `${v.getDotPath(issue) ?? 'body'}: ${issue.message}`);
    throw new Error(`@my-air/sandbox: ${endpoint.key} breaks its contract: ${where.join('; ')}`);
  }
}

/** The body of a call, in the form that its contract's schema checks. */
async function readBody(endpoint: AnyEndpoint, request: FastifyRequest): Promise<unknown> {
  if (endpoint.encoding !== 'multipart' || !request.isMultipart()) return request.body;
  const form = await readMultipart(request);
  return fromStrings(endpoint.body, { ...emptyTexts(endpoint.body), ...form });
}

/** The fields of a multipart form; files become `File` objects. One that is malformed or ends early is refused with 400. */
async function readMultipart(request: FastifyRequest): Promise<Record<string, unknown>> {
  if (!boundaries.test(boundaryOf(request.headers['content-type'] ?? ''))) {
    throw new HttpError(400, english('The form needs a boundary of 1 to 70 characters.'));
  }
  const fields: Record<string, unknown> = Object.create(null) as Record<string, unknown>;
  try {
    for await (const part of request.parts()) {
      const value = part.type === 'file' ? await readFile(part) : part.value;
      const name = part.fieldname.replace(/\[\]$/, '');
      const isList = name !== part.fieldname;
      const before = fields[name];
      fields[name] = isList ? [...(Array.isArray(before) ? before : []), value] : value;
    }
  } catch (error) {
    // Refusals of the parser itself have a status, such as 413 for too many parts.
    if (error instanceof Error && 'statusCode' in error) throw error;
    throw new HttpError(400, say('request_form'));
  }
  return fields;
}

/** A file with a name that can be stored, and with its exact type wherever that can be recognised. */
async function readFile(part: MultipartFile): Promise<File> {
  const bytes = new Uint8Array(await part.toBuffer());
  const name = uploadName(part.filename);
  return new File([bytes], name, { type: typeOfFile({ name, type: part.mimetype, bytes }) });
}

function boundaryOf(contentType: string) {
  const [, quoted, bare] = /;\s*boundary=(?:"([^"]*)"|([^;\s]*))/i.exec(contentType) ?? [];
  return quoted ?? bare ?? '';
}
