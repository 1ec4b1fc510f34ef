import { sql } from 'drizzle-orm';

import type { Transaction } from '../../database/Database.ts';
import { rowsOf } from '../../database/rowsOf.ts';
import type { AiJobRow } from '../../database/schema.ts';
import { moveCounters } from './moveCounters.ts';
import { idArray } from './pickedVideos.ts';
import { showVideoStatus } from './showVideoStatus.ts';

/**
 * Takes back some completed items of a locked job and returns what they cost. What a later job has written
 * over an item stays, and that job then restores what was there before both; what a user has written since
 * stays as well.
 */
export async function undoItems(db: Transaction, job: AiJobRow, count: number, now: Date): Promise<AiJobRow> {
  const items = await rowsOf<{ id: number; videoId: number }>(
    db,
    sql`update ai_items set status = 'undone' where id in (
        select id from ai_items where job_id = ${job.id}::int and status = 'completed' order by id limit ${count}::int
      ) returning id, video_id as "videoId"`,
  );
  const ids = idArray(items.map(({ id }) => id));
  await db.execute(sql`
    update ai_items later set before_title = i.before_title, before_description = i.before_description,
      before_is_manual = i.before_is_manual, before_item_id = i.before_item_id
    from ai_items i where i.id = any(${ids}) and later.before_item_id = i.id`);
  await db.execute(sql`
    delete from ai_localizations x using ai_items i
    where i.id = any(${ids}) and x.item_id = i.id and i.before_title is null`);
  await db.execute(sql`
    update ai_localizations x set title = i.before_title, description = i.before_description,
      is_manual = i.before_is_manual, item_id = i.before_item_id
    from ai_items i where i.id = any(${ids}) and x.item_id = i.id`);
  const moved = await moveCounters(db, job.id, { undone: items.length }, now);
  await showVideoStatus(db, job.id, now, [...new Set(items.map(({ videoId }) => videoId))]);
  return moved;
}
