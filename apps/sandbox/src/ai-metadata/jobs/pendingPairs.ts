import { sql, type SQL } from 'drizzle-orm';

/** The translations of running jobs that have no items yet: `video_id` and `language`, each pair once. */
export const pendingPairs: SQL = sql`
  select waiting_id as video_id, p.language from ai_job_parts p cross join unnest(p.video_ids) as waiting_id
  where not p.is_cancelled`;
