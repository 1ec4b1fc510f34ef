import type { FastifyInstance } from 'fastify';

import { HttpError } from './HttpError.ts';
import { readJson } from './readJson.ts';

/**
 * Lets a plugin read JSON, and other types where its parents do. A type without a body counts as no body: some
 * clients, such as axios in Node, name one with every POST.
 */
export function acceptJson(app: FastifyInstance): void {
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, readJson);
  app.addContentTypeParser('*', { parseAs: 'string' }, async (_request: unknown, text: string | Buffer) => {
    if (text.length > 0) throw new HttpError(415, 'The body has to be JSON.');
  });
}
