import { sql } from 'drizzle-orm';

import type { Queries } from '../../database/Database.ts';
import { rowsOf } from './rowsOf.ts';

const day = 86_400_000;

/** How many translations the platform still takes from a channel today (UTC). */
export async function leftOfQuota(
  db: Queries,
  aiChannelId: number,
  quota: number,
  now: Date,
): Promise<number> {
  const today = new Date(startOfTomorrow(now).getTime() - day);
  const [row] = await rowsOf<{ used: number }>(
    db,
    sql`select count(*)::int as used from ai_items i join ai_jobs j on j.id = i.job_id
      where j.ai_channel_id = ${aiChannelId}::int and i.translated_at >= ${today.toISOString()}::timestamptz`,
  );
  return quota - (row?.used ?? 0);
}

/** The start of the next day (UTC). */
export function startOfTomorrow(now: Date): Date {
  return new Date((Math.floor(now.getTime() / day) + 1) * day);
}
