import { and, eq, inArray, lte } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';

import type { Transaction } from '../database/Database.ts';
import { idempotencyKeys } from '../database/schema.ts';
import { fingerprint, sha256 } from './fingerprint.ts';
import { HttpError } from './HttpError.ts';
import { english } from './sentences.ts';

/** The most characters of an `Idempotency-Key`. */
const longestKey = 255;

/** How long an answer is kept, in milliseconds. */
const lifetime = 24 * 3_600_000;
/** How many expired keys one write removes at most. */
const removedAtOnce = 20;

interface Attempt {
  readonly request: FastifyRequest;
  /** The parsed body of the request. */
  readonly body: unknown;
  readonly now: Date;
}

/**
 * Does a write that carries an `Idempotency-Key` once: the key, the write and its answer are committed together,
 * and every later attempt of the same caller gets the kept answer. A twin waits for the first attempt to end.
 * Throws 422 when the key came with another content before.
 */
export async function once(
  db: Transaction,
  { request, body, now }: Attempt,
  work: () => Promise<unknown>,
): Promise<unknown> {
  const key = readIdempotencyKey(request);
  const { session } = request;
  if (key === undefined || session === undefined) return work();

  const caller = session.userId === null ? `session ${session.id}` : `user ${session.userId}`;
  const id = sha256(JSON.stringify([caller, request.method, request.url, key]));
  const content = await fingerprint(body);
  const expired = lte(idempotencyKeys.createdAt, new Date(now.getTime() - lifetime));
  const fresh = { fingerprint: content, answer: null, createdAt: now };
  const claimed = await db
    .insert(idempotencyKeys)
    .values({ id, ...fresh })
    .onConflictDoUpdate({ target: idempotencyKeys.id, set: fresh, setWhere: expired })
    .returning({ id: idempotencyKeys.id });
  if (claimed.length === 0) return keptAnswer(db, id, content);

  const answer = await work();
  await db
    .update(idempotencyKeys)
    // JSON has no undefined: an answer without a body is kept as null.
    .set({ answer: JSON.stringify(answer) ?? null })
    .where(eq(idempotencyKeys.id, id));
  const old = db
    .select({ id: idempotencyKeys.id })
    .from(idempotencyKeys)
    .where(expired)
    .limit(removedAtOnce)
    .for('update', { skipLocked: true });
  await db.delete(idempotencyKeys).where(inArray(idempotencyKeys.id, old));
  return answer;
}

async function keptAnswer(db: Transaction, id: string, content: string): Promise<unknown> {
  const kept = await db.query.idempotencyKeys.findFirst({ where: and(eq(idempotencyKeys.id, id)) });
  if (kept?.fingerprint !== content) {
    throw new HttpError(422, english('This Idempotency-Key was used for another content before.'), {
      code: 'idempotency_key_reused',
      errors: {},
    });
  }
  return kept.answer === null ? undefined : JSON.parse(kept.answer);
}

/** The `Idempotency-Key` of a writing call, if it has one; one that is empty or too long is refused with 400. */
export function readIdempotencyKey({ method, headers }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key'];
  if (method === 'GET' || key === undefined) return undefined;
  if (typeof key === 'string' && key !== '' && key.length <= longestKey) return key;
  throw new HttpError(400, english(`The Idempotency-Key header must have 1 to ${longestKey} characters.`), {
    code: 'idempotency_key_invalid',
  });
}
