import { textLimits } from '@my-air/ai-metadata/contract';
import { sql, type SQL } from 'drizzle-orm';

import { type Queries, rowsOf } from '../../database/Database.ts';
import type { PromisedLanguage } from '../../database/schema.ts';
import { pendingPairs, textArray } from './pickedVideos.ts';

/** The order for translations: the videos, the languages and the options. */
export interface TranslationOrder {
  /** The condition on a video `v`. */
  readonly picked: SQL;
  readonly languages: readonly string[];
  /** The language of videos that do not name theirs. */
  readonly originalLanguage: string | null;
  readonly updatesExisting: boolean;
  readonly isAutomatic: boolean;
  readonly now: Date;
}

/** How much longer results become than their sources, for the forecast. */
const growth = 1.1;

/** Every selected video in every language, with the reason for which it is skipped, or null. */
export function pairsOf(order: TranslationOrder): SQL {
  const { picked, languages, originalLanguage, updatesExisting, isAutomatic, now } = order;
  const at = sql`${now.toISOString()}::timestamptz`;
  const keepsManual = sql`x.is_manual and ${isAutomatic || !updatesExisting}::boolean`;
  // The texts are left out: sorting and hashing them for every language takes many times as long as the rest.
  return sql`
    select v.id as video_id, l.language, l.place, x.video_id is not null as overwrites, v.too_long,
      case
        when v.is_deleted then 'deleted'
        when v.is_scheduled then 'scheduled'
        when v.source is null then 'no_source_language'
        when v.source = l.language then 'same_language'
        when w.video_id is not null or exists (select from ai_items i where i.video_id = v.id
          and i.language = l.language and i.status in ('queued', 'in_review', 'approved')) then 'processing'
        when ${keepsManual} then 'manual'
        when x.video_id is not null and not ${updatesExisting}::boolean then 'up_to_date'
      end as skip
    from (
      select v.id, coalesce(v.original_language, ${originalLanguage}::text) as source,
        coalesce(v.deleted_at <= ${at}, false) as is_deleted, coalesce(v.scheduled_launch > ${at}, false) as is_scheduled,
        (char_length(v.title) * ${growth}::float > ${textLimits.title}::int
          or octet_length(v.description) * ${growth}::float > ${textLimits.description}::int) as too_long
      from ai_videos v where ${picked} offset 0
    ) v
    cross join unnest(${textArray([...new Set(languages)])}) with ordinality as l(language, place)
    left join ai_localizations x on x.video_id = v.id and x.language = l.language
    left join (${pendingPairs}) w on w.video_id = v.id and w.language = l.language`;
}

/** The plan of an order, per language, in the order in which the languages were named. */
export async function planTranslations(db: Queries, order: TranslationOrder): Promise<PromisedLanguage[]> {
  interface Row {
    language: string;
    skip: string | null;
    overwrites: boolean;
    too_long: boolean;
    count: number;
  }
  const rows = await rowsOf<Row>(
    db,
    sql`select language, skip, overwrites, too_long, count(*)::int as count from (${pairsOf(order)}) pairs
      group by language, skip, overwrites, too_long`,
  );
  return [...new Set(order.languages)].map((language) => {
    const languageRows = rows.filter((row) => row.language === language);
    const sum = (isCounted: (row: Row) => boolean) =>
      languageRows.filter(isCounted).reduce((total, { count }) => total + count, 0);
    const reasons = [...new Set(languageRows.flatMap(({ skip }) => skip ?? []))].toSorted();
    return {
      language,
      new: sum(({ skip, overwrites }) => skip === null && !overwrites),
      overwritten: sum(({ skip, overwrites }) => skip === null && overwrites),
      skipped: reasons.map((reason) => ({ reason, count: sum(({ skip }) => skip === reason) })),
      cost: sum(({ skip }) => skip === null),
      probably_too_long: sum(({ skip, too_long: isTooLong }) => skip === null && isTooLong),
    };
  });
}
