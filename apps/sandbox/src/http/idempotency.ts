import { and, eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';

import { idempotencyKeys } from '../database/schema.ts';
import type { Sandbox } from '../Sandbox.ts';

/** Writes that are being done at this moment, so that a twin waits for the first instead of doing it again. */
const underWay = new Map<string, Promise<unknown>>();

/**
 * Does a write that carries `Idempotency-Key` once only: every further try of the same person gets the first
 * answer. Reads, and writes without a key, are simply done.
 */
export async function once(
  sandbox: Sandbox,
  endpoint: string,
  request: FastifyRequest,
  work: () => Promise<unknown>,
): Promise<unknown> {
  const key = request.headers['idempotency-key'];
  const userId = request.caller?.user.id;
  if (request.method === 'GET' || typeof key !== 'string' || userId === undefined) return work();

  const place = `${userId} ${endpoint} ${key}`;
  const running = underWay.get(place);
  if (running) return running;
  const result = remembered(sandbox, { userId, endpoint, key }, work).finally(() => underWay.delete(place));
  underWay.set(place, result);
  return result;
}

async function remembered(
  { db, clock }: Sandbox,
  place: { userId: number; endpoint: string; key: string },
  work: () => Promise<unknown>,
) {
  const [known] = await db
    .select()
    .from(idempotencyKeys)
    .where(
      and(
        eq(idempotencyKeys.userId, place.userId),
        eq(idempotencyKeys.endpoint, place.endpoint),
        eq(idempotencyKeys.key, place.key),
      ),
    );
  if (known) return known.body ?? undefined;
  const body = await work();
  await db
    .insert(idempotencyKeys)
    .values({ ...place, status: 200, body: body ?? null, createdAt: clock.now() })
    .onConflictDoNothing();
  return body;
}
