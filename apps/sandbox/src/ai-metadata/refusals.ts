import {
  type FailureReason,
  failureReasons,
  type PreCalculation,
  type Refusal,
} from '@my-air/ai-metadata/contract';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import * as v from 'valibot';

import { readData } from '../content/readData.ts';
import { Texts, type WireLocale } from '../content/wireLocales.ts';
import type { Queries } from '../database/Database.ts';
import { agreements } from '../database/schema.ts';
import { HttpError } from '../http/HttpError.ts';

const messages = readData(
  'ai-metadata/failures.json',
  v.strictObject(v.entriesFromList(failureReasons, Texts)),
);

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
  throw refusal(403, 'agreements_pending', 'Accept the agreements of AI metadata first.', {
    agreements: pending.map(({ kind }) => kind),
  });
}

/** A refusal with a code that the portal knows; the message is for logs. */
export function refusal(
  status: number,
  code: Refusal | FailureReason,
  message: string,
  details: Readonly<Record<string, unknown>> = {},
): HttpError {
  return new HttpError(status, message, { code, ...details });
}

/** 409 with a code that the portal knows. */
export function conflict(code: Refusal, message: string, details: Readonly<Record<string, unknown>> = {}) {
  return refusal(409, code, message, details);
}

/** The refusal of a job whose price the balance does not cover. */
export function notEnough(calculation: PreCalculation): HttpError {
  return conflict('not_enough_translations', 'There are not enough translations on the balance.', {
    pre_calculation: calculation,
  });
}

/** Why a translation failed, in the reader's language. */
export function failureMessage(reason: FailureReason, locale: WireLocale): string {
  return messages[reason][locale];
}
