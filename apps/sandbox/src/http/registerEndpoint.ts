import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';

import type { ApiSandbox } from '../Sandbox.ts';
import { admit } from './admit.ts';
import { answerCall } from './answerCall.ts';
import { assertFits } from './assertFits.ts';
import type { Answer, AnyEndpoint, Call, Caller, ParsedCall } from './Call.ts';
import { fromStrings } from './fromStrings.ts';
import { localeOf } from './localeOf.ts';
import { performCall } from './performCall.ts';
import { readBody } from './readBody.ts';
import { readIdempotencyKey } from './readIdempotencyKey.ts';
import { validate } from './validate.ts';

/** Serves an endpoint to signed-in users; others get 401. */
export function registerEndpoint<E extends AnyEndpoint>(
  app: FastifyInstance,
  sandbox: ApiSandbox,
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
  sandbox: ApiSandbox,
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
  sandbox: ApiSandbox,
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
  sandbox: ApiSandbox,
  endpoint: E,
  needsUser: boolean,
  perform: (call: ParsedCall<E>) => Promise<Answer<E>>,
) {
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
  return {
    params: request.params,
    query: query && validate(query, fromStrings(query, request.query as Record<string, unknown>)),
    body: body && validate(body, await readBody(endpoint, request)),
    locale: localeOf(request),
    request,
    reply,
  } as ParsedCall<E>;
}
