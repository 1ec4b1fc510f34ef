import type { FastifyRequest } from 'fastify';

import { HttpError } from './HttpError.ts';

/** Reads a JSON body; an empty one counts as none, since a call without a body may still name the type. */
export async function readJson(_request: FastifyRequest, text: string | Buffer): Promise<unknown> {
  const source = String(text);
  if (source.trim() === '') return undefined;
  try {
    return JSON.parse(source);
  } catch {
    throw new HttpError(400, 'The body is not valid JSON.');
  }
}
