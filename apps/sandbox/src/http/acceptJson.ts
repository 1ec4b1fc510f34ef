import type { FastifyInstance, FastifyRequest } from 'fastify';

import { HttpError } from './HttpError.ts';

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

/** Reads a JSON body; an empty one counts as none, since a call without a body may still name the type. */
async function readJson(_request: FastifyRequest, text: string | Buffer): Promise<unknown> {
  const source = String(text);
  if (source.trim() === '') return undefined;
  try {
    return JSON.parse(source);
  } catch {
    throw new HttpError(400, 'The body is not valid JSON.');
  }
}
