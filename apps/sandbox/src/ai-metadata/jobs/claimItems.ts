import { sql } from 'drizzle-orm';

import type { Queries } from '../../database/Database.ts';
import type { AiJobRow } from '../../database/schema.ts';
import { rowsOf } from './rowsOf.ts';

/** An item that is next, with what its translation needs. */
export interface NextItem {
  readonly id: number;
  readonly videoId: number;
  readonly language: string;
  readonly attempts: number;
  readonly guid: string;
  readonly title: string;
  readonly description: string;
  readonly source: string;
  readonly isDeleted: boolean;
  /** Whether a translation appeared that the job must not replace. */
  readonly isTaken: boolean;
}

/** The next items of a job that wait to be translated. */
export function nextItems(db: Queries, job: AiJobRow, count: number, now: Date): Promise<NextItem[]> {
  return rowsOf<NextItem>(
    db,
    sql`select i.id, i.video_id as "videoId", i.language, i.attempts, v.platform_guid as guid, v.title, v.description,
        coalesce(v.original_language, ${job.originalLanguage}::text) as source,
        coalesce(v.deleted_at <= ${now.toISOString()}::timestamptz, false) as "isDeleted",
        x.video_id is not null and (not ${job.updateExisting}::boolean or (x.is_manual and ${job.isAutomatic}::boolean)) as "isTaken"
      from ai_items i join ai_videos v on v.id = i.video_id
      left join ai_localizations x on x.video_id = i.video_id and x.language = i.language
      where i.job_id = ${job.id}::int and i.status = 'queued' order by i.id limit ${count}::int`,
  );
}
