import { eq, inArray, sql } from 'drizzle-orm';

import type { Queries } from '../../database/Database.ts';
import { insertRows } from '../../database/insertRows.ts';
import {
  aiChannels,
  aiLedger,
  aiLocalizations,
  aiOrders,
  aiTerms,
  aiVideos,
  channels,
} from '../../database/schema.ts';
import type { Timeline } from '../../personas/Timeline.ts';
import { noAutoSettings } from '../connectAiChannel.ts';
import { packages } from '../money/packages.ts';
import { seedJob } from './seedJobs.ts';
import { videoRows } from './videoRows.ts';

/** The data of a persona in AI metadata. */
export interface AiMetadataSeed {
  readonly channels: readonly { guid: string; language: string; videos: number; isAccessRevoked?: boolean }[];
  /** The packages that were bought, with the days at which they were. */
  readonly bought?: readonly { packageId: number; at: number }[];
  readonly terms?: readonly string[];
  /** Whether the first channel has a job that has ended, and one that waits for approval. */
  readonly hasJobs?: boolean;
}

/** How many videos appear after the seeding, one a day. */
const newVideos = 14;

/** Writes the channels, videos, purchases and names of a persona. */
export async function seedAiMetadata(
  db: Queries,
  { channels: seeds, bought = [], terms = [], hasJobs = false }: AiMetadataSeed,
  partnerId: number,
  timeline: Timeline,
): Promise<void> {
  const rows = await db
    .select()
    .from(channels)
    .where(
      inArray(
        channels.platformGuid,
        seeds.map(({ guid }) => guid),
      ),
    );
  for (const { guid, language, videos, isAccessRevoked = false } of seeds) {
    const channelId = rows.find(({ platformGuid }) => platformGuid === guid)!.id;
    const long = timeline.at(-40);
    const [added] = await db
      .insert(aiChannels)
      .values({
        channelId,
        partnerId,
        isAccessRevoked,
        syncStartedAt: long,
        firstPageAt: long,
        syncedAt: long,
        settings: { ...noAutoSettings, original_language: language },
      })
      .returning();
    await seedVideos(db, added!.id, { guid, language, videos }, timeline);
  }
  await insertRows(
    db,
    aiTerms,
    terms.map((text) => ({ partnerId, text, isCaseSensitive: true })),
  );
  for (const { packageId, at } of bought) await seedOrder(db, partnerId, packageId, timeline.at(at));
  const [first] = await db.select().from(aiChannels).where(eq(aiChannels.partnerId, partnerId)).limit(1);
  if (!hasJobs || !first) return;
  const job = {
    languages: ['en', 'es'],
    everyVideo: 11,
    isReview: false,
    failureRate: 0.2,
    at: timeline.at(-2),
  };
  await seedJob(db, first, job);
  await seedJob(db, first, {
    ...job,
    languages: ['de'],
    everyVideo: 23,
    isReview: true,
    at: timeline.at(-0.2),
  });
}

async function seedVideos(
  db: Queries,
  aiChannelId: number,
  { guid, language, videos }: { guid: string; language: string; videos: number },
  timeline: Timeline,
) {
  const count = videos + newVideos;
  // The latest ones are published later, one each day.
  const made = videoRows({ guid, language, count, now: timeline.at(newVideos * 1.5) });
  const rows = made.map((row, place) => {
    const arrival = timeline.at(newVideos - place);
    const isNew = place < newVideos;
    return {
      ...row,
      aiChannelId,
      publishedAt: isNew ? arrival : row.publishedAt,
      scheduledLaunch: place === newVideos + 1 ? timeline.at(3) : null,
      deletedAt: isNew ? null : row.deletedAt,
      seenFrom: isNew ? arrival : timeline.at(-40),
    };
  });
  await insertRows(db, aiVideos, rows);
  // Some have titles in another language that the creator has written.
  const other = language === 'en' ? 'es' : 'en';
  await db.execute(sql`
    insert into ${aiLocalizations} (video_id, language, title, description, is_manual)
    select id, ${other}, 'Hand-made: ' || platform_guid, left(description, 200), true from ${aiVideos}
    where ${eq(aiVideos.aiChannelId, aiChannelId)} and id % 7 = 3`);
}

async function seedOrder(db: Queries, partnerId: number, packageId: number, at: Date) {
  const { translations, cents } = packages.find(({ id }) => id === packageId)!;
  const [order] = await db
    .insert(aiOrders)
    .values({
      partnerId,
      packageId,
      token: `seed-${partnerId}-${packageId}-${at.getTime()}`,
      status: 'paid',
      translationsAmount: translations,
      amountCents: cents,
      portalOrigin: '',
      outcome: 'paid',
      webhookAt: at,
      paidAt: at,
      createdAt: at,
    })
    .returning();
  await db
    .insert(aiLedger)
    .values({ partnerId, kind: 'bought', amount: translations, orderId: order!.id, createdAt: at });
}
