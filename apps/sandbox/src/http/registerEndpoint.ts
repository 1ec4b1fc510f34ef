import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';

import type { Sandbox } from '../Sandbox.ts';
import { admit } from './admit.ts';
import { answerCall } from './answerCall.ts';
import type { Answer, AnyEndpoint, Call, Caller } from './Call.ts';
import { localeOf } from './localeOf.ts';
import { readBody } from './readBody.ts';
import { fromStrings } from './fromStrings.ts';
import { validate } from './validate.ts';

/** Serves an endpoint to those who have signed in; everyone else gets 401. */
export function registerEndpoint<E extends AnyEndpoint>(
  app: FastifyInstance,
  sandbox: Sandbox,
  endpoint: E,
  handler: (call: Call<E>, caller: Caller) => Promise<Answer<E>> | Answer<E>,
): void {
  register(app, sandbox, endpoint, true, (call, caller) => handler(call, caller as Caller));
}

/** Serves an endpoint to everyone. */
export function registerOpenEndpoint<E extends AnyEndpoint>(
  app: FastifyInstance,
  sandbox: Sandbox,
  endpoint: E,
  handler: (call: Call<E>) => Promise<Answer<E>> | Answer<E>,
): void {
  register(app, sandbox, endpoint, false, handler);
}

function register<E extends AnyEndpoint>(
  app: FastifyInstance,
  sandbox: Sandbox,
  endpoint: E,
  needsUser: boolean,
  handler: (call: Call<E>, caller: Caller | undefined) => Promise<Answer<E>> | Answer<E>,
) {
  const { method, url } = routeOf(endpoint.key);
  sandbox.endpoints.set(endpoint.key, endpoint);
  app.route({
    method,
    url,
    exposeHeadRoute: false,
    onRequest: (request, reply) => admit(sandbox, endpoint.key, needsUser, request, reply),
    handler: async (request, reply) => {
      const call = await readCall(endpoint, request, reply);
      return answerCall(sandbox, endpoint, call, () => handler(call, request.caller));
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
  } as Call<E>;
}
