import { sql, type SQL } from 'drizzle-orm';

/** The translations of running jobs that have no items yet: `video_id` and `language`, each pair once. */
export const pendingPairs: SQL = sql`
  select waiting_id as video_id, p.language from ai_job_parts p cross join unnest(p.video_ids) as waiting_id
  where not p.is_cancelled`;

/** The selection of videos: its fields as the contract has them. */
export interface Selection {
  readonly platform_guids?: readonly string[] | undefined;
  readonly all?: boolean | undefined;
  readonly exclude?: readonly string[] | undefined;
  readonly as_of?: string | undefined;
  readonly has_been_translated?: boolean | undefined;
  readonly video_privacy_statuses?: readonly string[] | undefined;
  readonly video_type?: string | undefined;
}

/** The condition that a video `v` of a channel is synced by a time and matches the filter. */
export function matchesFilter(aiChannelId: number, seenBy: Date, filter: Selection): SQL {
  const conditions = [
    sql`v.ai_channel_id = ${aiChannelId}::int`,
    sql`v.seen_from <= ${seenBy.toISOString()}::timestamptz`,
  ];
  if (filter.has_been_translated !== undefined) {
    const isTranslated = sql`exists (select from ai_localizations t where t.video_id = v.id and t.item_id is not null)`;
    conditions.push(filter.has_been_translated ? isTranslated : sql`not ${isTranslated}`);
  }
  const { video_privacy_statuses: privacy = [], video_type: type } = filter;
  if (privacy.length > 0) conditions.push(sql`v.privacy_status = any(${textArray(privacy)})`);
  if (type !== undefined) conditions.push(sql`v.video_type = ${type}`);
  return sql.join(conditions, sql` and `);
}

/** The condition that a video `v` is part of a selection. */
export function isPicked(aiChannelId: number, now: Date, selection: Selection): SQL {
  const asOf = selection.as_of === undefined ? now : new Date(selection.as_of);
  const seenBy = asOf < now ? asOf : now;
  if (!selection.all) {
    return sql`${matchesFilter(aiChannelId, seenBy, {})} and v.platform_guid = any(${textArray(selection.platform_guids ?? [])})`;
  }
  const matches = matchesFilter(aiChannelId, seenBy, selection);
  const { exclude = [] } = selection;
  return exclude.length === 0 ? matches : sql`${matches} and v.platform_guid <> all(${textArray(exclude)})`;
}

/** Texts as one parameter, whichever driver sends it. */
export function textArray(texts: readonly string[]): SQL {
  return sql`(select coalesce(array_agg(one), '{}') from jsonb_array_elements_text(${JSON.stringify(texts)}::jsonb) one)::text[]`;
}

/** Row numbers as one parameter. */
export function idArray(ids: readonly number[]): SQL {
  return sql`(select coalesce(array_agg(one::int), '{}') from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) one)::int[]`;
}
