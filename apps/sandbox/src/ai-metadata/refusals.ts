import type { PreCalculation } from '@my-air/ai-metadata/contract';
import { and, eq, inArray, isNull } from 'drizzle-orm';

import type { Queries } from '../database/Database.ts';
import { agreements } from '../database/schema.ts';
import { HttpError } from '../http/HttpError.ts';

const kinds = ['ai_metadata', 'ai_metadata_auto'];

/** Refuses what spends or buys while one of the two agreements of AI metadata waits for the partner. */
export async function requireAgreements(db: Queries, partnerId: number): Promise<void> {
  const pending = await db
    .select({ kind: agreements.kind })
    .from(agreements)
    .where(
      and(eq(agreements.partnerId, partnerId), inArray(agreements.kind, kinds), isNull(agreements.agreedAt)),
    )
    .orderBy(agreements.id);
  if (pending.length === 0) return;
  throw new HttpError(403, 'Accept the agreements of AI metadata first.', {
    code: 'agreements_pending',
    agreements: pending.map(({ kind }) => kind),
  });
}

/** 409 with a word that the portal knows. */
export function conflict(code: string, message: string, details: Readonly<Record<string, unknown>> = {}) {
  return new HttpError(409, message, { code, ...details });
}

/** The refusal of a job whose price the balance does not cover. */
export function notEnough(calculation: PreCalculation): HttpError {
  return conflict('not_enough_translations', 'There are not enough translations on the balance.', {
    pre_calculation: calculation,
  });
}
