import { eq, sql } from 'drizzle-orm';

import { packages } from '../../ai-metadata/money/packages.ts';
import type { Database, Queries } from '../../database/Database.ts';
import { aiChannels, aiLedger, aiVideos, channels } from '../../database/schema.ts';

/** How many videos the large channel has. */
export const largeChannel = 50_000;

/** Gives the persona `partner` many videos, as `seedVideos` does. */
export async function seedLargeChannel(db: Database, now: Date, videos: number): Promise<void> {
  const [owner] = await db
    .select({ partnerId: aiChannels.partnerId })
    .from(aiChannels)
    .innerJoin(channels, eq(channels.id, aiChannels.channelId))
    .where(eq(channels.platformGuid, 'UCmaisternia000000000000'));
  if (!owner) return;
  await db.transaction((transaction) => seedVideos(transaction, owner.partnerId, now, videos));
}

/**
 * Gives a partner's first channel of AI metadata many videos, and the translations for all of them in five languages. The
 * database copies the texts of the usual ones, since sending them would take long. The same numbers give the same rows.
 * @returns whether the partner has such a channel
 */
export async function seedVideos(
  db: Queries,
  partnerId: number,
  now: Date,
  videos: number,
): Promise<boolean> {
  const [first] = await db
    .select({ id: aiChannels.id })
    .from(aiChannels)
    .where(eq(aiChannels.partnerId, partnerId))
    .orderBy(aiChannels.id)
    .limit(1);
  if (!first) return false;
  const present = await db.$count(aiVideos, eq(aiVideos.aiChannelId, first.id));
  const at = sql`${now.toISOString()}::timestamptz`;
  await db.execute(sql`
      with kinds as (
        select v.*, row_number() over (order by v.id) - 1 as place, count(*) over () as total from ai_videos v
        where v.ai_channel_id = ${first.id}::int and v.seen_from <= ${at}
      )
      insert into ai_videos (ai_channel_id, platform_guid, title, description, original_language, video_type,
        duration_seconds, placed_breaks, privacy_status, published_at, seen_from, deleted_at)
      select ${first.id}::int, 'large' || lpad((n + ${present}::int)::text, 6, '0'), k.title || ' ' || n, k.description,
        k.original_language, k.video_type, k.duration_seconds, k.placed_breaks, k.privacy_status, ${at} - interval '400 days' - n * interval '1 hour',
        ${at} - interval '40 days', case when k.deleted_at is null then null else ${at} - interval '30 days' end
      from generate_series(1, ${videos}::int) n join kinds k on k.place = n % k.total order by n`);
  await db.insert(aiLedger).values({
    partnerId,
    kind: 'bought',
    amount: packages.at(-1)!.translations * 5,
    createdAt: now,
  });
  return true;
}
