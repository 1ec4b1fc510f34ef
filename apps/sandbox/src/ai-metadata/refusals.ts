import {
  type FailureReason,
  failureReasons,
  type PreCalculation,
  type Refusal,
} from '@my-air/ai-metadata/contract';
import { and, eq, inArray, isNull } from 'drizzle-orm';

import { readTexts } from '../content/readData.ts';
import type { Texts } from '../content/wireLocales.ts';
import type { Queries } from '../database/Database.ts';
import { agreements } from '../database/schema.ts';
import { type Details, HttpError } from '../http/HttpError.ts';
import { say } from '../http/sentences.ts';

/** Why a translation failed. */
export const failureMessages = readTexts('ai-metadata/failures.json', failureReasons);

const kinds = ['ai_metadata', 'ai_metadata_auto'];

/** Refuses purchases and spending while one of the two agreements of AI metadata waits for the partner. */
export async function requireAgreements(db: Queries, partnerId: number): Promise<void> {
  const pending = await db
    .select({ kind: agreements.kind })
    .from(agreements)
    .where(
      and(eq(agreements.partnerId, partnerId), inArray(agreements.kind, kinds), isNull(agreements.agreedAt)),
    )
    .orderBy(agreements.id);
  if (pending.length === 0) return;
  throw refusal(403, 'agreements_pending', say('ai_agreements'), {
    agreements: pending.map(({ kind }) => kind),
  });
}

/** A refusal with a code that the portal knows. */
export function refusal(
  status: number,
  code: Refusal | FailureReason,
  message: Texts,
  details: Details = {},
): HttpError {
  return new HttpError(status, message, { code, ...details });
}

/** 409 with a code that the portal knows. */
export function conflict(code: Refusal, message: Texts, details: Details = {}) {
  return refusal(409, code, message, details);
}

/** The refusal of a job whose price the balance does not cover. */
export function notEnough(calculation: PreCalculation): HttpError {
  return conflict('not_enough_translations', say('not_enough_translations'), {
    pre_calculation: calculation,
  });
}
