import { sql } from 'drizzle-orm';

import type { Queries } from '../../database/Database.ts';
import { idArray } from './pickedVideos.ts';
import { rowsOf } from './rowsOf.ts';

/**
 * Writes results to the platform, remembers what they replace, and completes their items.
 * @returns the items that were published; those that another worker has completed are not among them
 */
export async function publishItems(
  db: Queries,
  ids: readonly number[],
  from: readonly ('queued' | 'in_review' | 'approved')[],
): Promise<number[]> {
  if (ids.length === 0) return [];
  const allowed = sql.join(
    from.map((status) => sql`${status}`),
    sql`, `,
  );
  const published = await rowsOf<{ id: number }>(
    db,
    sql`update ai_items i set status = 'completed', reason = null, before_title = b.title,
        before_description = b.description, before_is_manual = b.is_manual, before_item_id = b.item_id
      from (
        select c.id, x.title, x.description, x.is_manual, x.item_id from ai_items c
        left join ai_localizations x on x.video_id = c.video_id and x.language = c.language
        where c.id = any(${idArray(ids)})
      ) b where i.id = b.id and i.status in (${allowed}) returning i.id`,
  );
  const done = published.map(({ id }) => id);
  await db.execute(sql`
    insert into ai_localizations (video_id, language, title, description, is_manual, item_id)
    select video_id, language, result_title, result_description, false, id from ai_items
    where id = any(${idArray(done)})
    on conflict (video_id, language) do update set title = excluded.title, description = excluded.description,
      is_manual = false, item_id = excluded.item_id`);
  return done;
}
