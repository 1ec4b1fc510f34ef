import type { FastifyInstance } from 'fastify';

import type { Origins, Sandbox } from '../Sandbox.ts';

/** Headers whose values are nobody's business. */
const privateHeaders = new Set(['cookie', 'authorization', 'x-xsrf-token']);

/** Writes down every call of a listener, also those whose answer never went out. */
export function logRequests(app: FastifyInstance, { log }: Sandbox, listener: keyof Origins): void {
  app.addHook('onRequest', async (request, reply) => {
    const startedAt = performance.now();
    reply.raw.once('close', () => {
      log.record({
        at: new Date().toISOString(),
        listener,
        method: request.method,
        path: request.url,
        endpoint: request.endpointKey ?? null,
        status: reply.raw.writableFinished ? reply.raw.statusCode : null,
        durationMs: Math.round(performance.now() - startedAt),
        headers: publicHeaders(request.headers),
      });
    });
  });
}

function publicHeaders(headers: Readonly<Record<string, unknown>>) {
  const shown = Object.entries(headers).map(([name, value]) => [
    name,
    privateHeaders.has(name) ? 'present' : String(value),
  ]);
  return Object.fromEntries(shown) as Record<string, string>;
}
