import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import type { Origins, Sandbox } from '../Sandbox.ts';
import type { LoggedRequest } from './RequestLog.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The number of this request in the log, once it is there. */
    logged: Promise<number | undefined> | undefined;
  }
}

/** Headers whose values are secret. */
const privateHeaders = new Set(['cookie', 'authorization', 'x-xsrf-token']);

/**
 * Writes down every call of a listener. Calls of the API are in the log before their answer goes out, so that those
 * who have got it find them there, whichever instance they ask; the rest, and calls that were cut, soon after.
 */
export function logRequests(
  app: FastifyInstance,
  { log }: Pick<Sandbox, 'log'>,
  listener: keyof Origins,
): void {
  const describe = (request: FastifyRequest, reply: FastifyReply, status: number | null): LoggedRequest => ({
    at: new Date().toISOString(),
    listener,
    method: request.method,
    path: request.url,
    endpoint: request.endpointKey ?? null,
    status,
    durationMs: Math.round(reply.elapsedTime),
    headers: publicHeaders(request.headers),
  });
  // While the database is unavailable, nothing is written down.
  const record = (entry: LoggedRequest) => log.record(entry).catch(() => undefined);

  app.decorateRequest('logged', undefined);
  app.addHook('onSend', async (request, reply, payload) => {
    const isOfApi = request.endpointKey !== undefined || /^\/(?:api|sanctum)\//.test(request.url);
    if (isOfApi && !request.logged) {
      request.logged = record(describe(request, reply, reply.statusCode));
      await request.logged;
    }
    return payload;
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.raw.once('close', () => {
      const status = reply.raw.writableFinished ? reply.raw.statusCode : null;
      void finish(request, describe(request, reply, status));
    });
  });

  async function finish(request: FastifyRequest, entry: LoggedRequest) {
    const id = await (request.logged ??= record(entry));
    if (id !== undefined && entry.status === null) await log.correct(id, entry).catch(() => {});
  }
}

function publicHeaders(headers: Readonly<Record<string, unknown>>) {
  const shown = Object.entries(headers).map(([name, value]) => [
    name,
    privateHeaders.has(name) ? 'present' : String(value),
  ]);
  return Object.fromEntries(shown) as Record<string, string>;
}
