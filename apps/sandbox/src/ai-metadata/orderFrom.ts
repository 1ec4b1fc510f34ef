import { sql } from 'drizzle-orm';

import type { Queries } from '../database/Database.ts';
import type { AiChannelRow } from '../database/schema.ts';
import { invalid } from '../http/HttpError.ts';
import { isPicked, type Selection } from './jobs/pickedVideos.ts';
import type { TranslationOrder } from './jobs/planTranslations.ts';
import { rowsOf } from './jobs/rowsOf.ts';
import { localizableLanguages } from './languages.ts';

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
    throw invalid({ platform_guids: ['Name the videos, or select all of them.'] });
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
  const unknown = languages.find((code) => !localizableLanguages.some((known) => known === code));
  if (unknown !== undefined) throw invalid({ translate_languages: [`"${unknown}" is not offered.`] });
}

/** How many videos an order is about, with those that are skipped. */
export async function countPicked(db: Queries, { picked }: TranslationOrder): Promise<number> {
  const [row] = await rowsOf<{ count: number }>(
    db,
    sql`select count(*)::int as count from ai_videos v where ${picked}`,
  );
  return row!.count;
}
