import { sql } from 'drizzle-orm';

import type { Queries } from '../../database/Database.ts';
import { idArray } from './pickedVideos.ts';

/** Writes on the videos of a job, or on some of them, how far the job has come with each. */
export async function showVideoStatus(
  db: Queries,
  jobId: number,
  now: Date,
  videoIds?: readonly number[],
): Promise<void> {
  const some = videoIds === undefined ? sql`true` : sql`i.video_id = any(${idArray(videoIds)})`;
  await db.execute(sql`
    update ai_videos v set
      translation_status = case when s.active then 'processing' when s.failed then 'failed'
        when s.completed then 'completed' when s.cancelled then 'cancelled' end,
      translation_languages = s.languages, failure_reason = s.reason,
      translation_updated_at = ${now.toISOString()}::timestamptz
    from (
      select i.video_id, bool_or(i.status in ('queued', 'in_review', 'approved')) as active,
        bool_or(i.status = 'failed') as failed, bool_or(i.status = 'completed') as completed,
        bool_or(i.status = 'cancelled') as cancelled, min(i.reason) as reason,
        array_agg(i.language order by i.language) as languages
      from ai_items i where i.job_id = ${jobId}::int and ${some} group by i.video_id
    ) s where v.id = s.video_id`);
}
