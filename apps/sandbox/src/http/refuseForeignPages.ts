import type { FastifyInstance } from 'fastify';

import { HttpError } from './HttpError.ts';

/**
 * Lets a plugin's calls through when they come from its own pages or from no page at all, such as a test.
 * It is used where there is no session, and so no token, to tell whether a foreign page is calling.
 */
export function refuseForeignPages(app: FastifyInstance, origin: string): void {
  app.addHook('onRequest', async (request) => {
    const sender = request.headers.origin;
    const site = request.headers['sec-fetch-site'];
    const isForeign = sender !== undefined && sender !== origin;
    const isForeignFetch = site === 'cross-site' || site === 'same-site';
    const isWrite = request.method !== 'GET' && request.method !== 'HEAD';
    if (isForeign || (isWrite && isForeignFetch)) throw new HttpError(403, 'Only the own pages may do this.');
  });
}
