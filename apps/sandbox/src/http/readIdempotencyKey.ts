import type { FastifyRequest } from 'fastify';

import { HttpError } from './HttpError.ts';

/** The most characters of an `Idempotency-Key`. */
const longestKey = 255;

/** The `Idempotency-Key` of a writing call, if it has one; one that is empty or too long is refused with 400. */
export function readIdempotencyKey({ method, headers }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key'];
  if (method === 'GET' || key === undefined) return undefined;
  if (typeof key === 'string' && key !== '' && key.length <= longestKey) return key;
  throw new HttpError(400, `The Idempotency-Key header must have 1 to ${longestKey} characters.`, {
    code: 'idempotency_key_invalid',
  });
}
