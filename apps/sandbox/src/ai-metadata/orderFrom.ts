import type { PreCalculation } from '@my-air/ai-metadata/contract';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';

import { readData } from '../content/readData.ts';
import type { Queries } from '../database/Database.ts';
import type { AiChannelRow } from '../database/schema.ts';
import { invalid } from '../http/HttpError.ts';
import { say } from '../http/sentences.ts';
import { isPicked, type Selection } from './jobs/pickedVideos.ts';
import type { TranslationOrder } from './jobs/planTranslations.ts';
import type { PricedPlan } from './jobs/startJob.ts';

/** The languages that titles can be translated into. */
export const localizableLanguages = readData('ai-metadata/languages.json', v.array(v.string()));

/** The fields of a calculation or of a batch. */
export interface OrderBody extends Selection {
  readonly translate_languages: readonly string[];
  readonly original_language?: string | null | undefined;
  readonly update_existing_localizations?: boolean | undefined;
}

/** Reads what is to be translated; 422 for a selection or a language that is not valid. */
export function orderFrom(channel: AiChannelRow, body: OrderBody, now: Date): TranslationOrder {
  const isRule = body.all === true;
  if (isRule === (body.platform_guids !== undefined)) {
    throw invalid({ platform_guids: [say('choose_videos')] });
  }
  checkLanguages(body.translate_languages);
  return {
    picked: isPicked(channel.id, now, body),
    languages: body.translate_languages,
    originalLanguage: body.original_language ?? null,
    updatesExisting: body.update_existing_localizations ?? false,
    isAutomatic: false,
    now,
  };
}

/** 422 for a language that titles cannot be translated into. */
export function checkLanguages(languages: readonly string[]): void {
  const unknown = languages.find((code) => !localizableLanguages.includes(code));
  if (unknown !== undefined)
    throw invalid({ translate_languages: [say('language_not_offered', { language: unknown })] });
}

/** How many videos an order is about, with those that are skipped. */
export function countPicked(db: Queries, { picked }: TranslationOrder): Promise<number> {
  return db.$count(sql`ai_videos v`, picked);
}

/** A priced plan as the contract has it. */
export function presentPlan(
  { languages, cost, balance }: PricedPlan,
  asOf: Date,
  videos: number,
): PreCalculation {
  return {
    translation_spent: cost,
    translation_shortage: Math.max(0, cost - balance),
    is_enough_translations: cost <= balance,
    balance,
    balance_after: balance - cost,
    videos,
    languages,
    as_of: asOf.toISOString(),
  };
}

/** A language with its names: in the reader's language, and in its own. */
export function presentLanguage(code: string, reader: string) {
  return { code, name: nameOf(code, reader), native_name: nameOf(code, code) };
}

function nameOf(code: string, language: string): string {
  return new Intl.DisplayNames([language], { type: 'language' }).of(code) ?? code;
}
