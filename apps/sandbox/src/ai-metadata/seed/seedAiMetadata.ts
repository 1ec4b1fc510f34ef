import { and, eq, inArray, sql } from 'drizzle-orm';

import { insertRows, type Queries, type Transaction } from '../../database/Database.ts';
import {
  type AiChannelRow,
  aiChannels,
  aiLedger,
  aiLocalizations,
  aiOrders,
  aiTerms,
  aiVideos,
  channels,
} from '../../database/schema.ts';
import type { Persona, Timeline } from '../../personas/Persona.ts';
import { noAutoSettings } from '../connectAiChannel.ts';
import { keepOutcomes } from '../jobs/keepOutcomes.ts';
import { nextItems, outcomesOf } from '../jobs/outcomesOf.ts';
import { priceOf, startJob } from '../jobs/startJob.ts';
import { packages } from '../money/packages.ts';
import { localTranslator } from '../text/localTranslation.ts';
import { seedPastJobs } from './seedPastJobs.ts';
import { videoRows } from './videoRows.ts';

interface Wanted {
  readonly languages: readonly string[];
  /** The videos, by the remainder of their number. */
  readonly everyVideo: number;
  readonly isReview: boolean;
  readonly failureRate: number;
  readonly at: Date;
}

/** How many videos appear after the seeding, one a day. */
const newVideos = 14;

/** Writes the channels, videos, purchases and names of a persona. */
export async function seedAiMetadata(
  db: Queries,
  { channels: seeds, bought, terms, hasJobs, pastJobs }: NonNullable<Persona['aiMetadata']>,
  partnerId: number,
  timeline: Timeline,
): Promise<void> {
  const rows = await db.query.channels.findMany({
    where: and(
      eq(channels.platform, 'youtube'),
      inArray(
        channels.platformGuid,
        seeds.map(({ guid }) => guid),
      ),
    ),
  });
  const idOf = new Map(rows.map(({ id, platformGuid }) => [platformGuid, id]));
  for (const { guid, language, videos, isAccessRevoked } of seeds) {
    const channelId = idOf.get(guid)!;
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
  const purchases = await seedOrders(db, partnerId, bought, timeline);
  const [first] = await db.select().from(aiChannels).where(eq(aiChannels.partnerId, partnerId)).limit(1);
  const moved = first ? await seedPastJobs(db, first, pastJobs, { bought: purchases, timeline }) : [];
  await insertRows(
    db,
    aiLedger,
    [...purchases, ...moved].toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime()),
  );
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

/** Writes packages that were bought and paid. @returns their entries of the ledger */
async function seedOrders(
  db: Queries,
  partnerId: number,
  bought: NonNullable<Persona['aiMetadata']>['bought'],
  timeline: Timeline,
) {
  if (bought.length === 0) return [];
  const rows = bought.map(({ packageId, at: days }) => {
    const { translations, cents } = packages.find(({ id }) => id === packageId)!;
    const at = timeline.at(days);
    return {
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
    };
  });
  const orders = await db.insert(aiOrders).values(rows).returning();
  return orders.map(({ id: orderId, translationsAmount: amount, createdAt }) => ({
    partnerId,
    kind: 'bought' as const,
    amount,
    orderId,
    createdAt,
  }));
}

/** Writes a job of the past as the worker would have left it. */
async function seedJob(db: Queries, channel: AiChannelRow, wanted: Wanted): Promise<void> {
  const { languages, everyVideo, isReview, failureRate, at } = wanted;
  const order = {
    picked: sql`v.ai_channel_id = ${channel.id}::int and v.seen_from <= ${at.toISOString()}::timestamptz
      and v.id % ${everyVideo}::int = 1 and v.video_type = 'video'`,
    languages,
    originalLanguage: null,
    updatesExisting: false,
    isAutomatic: false,
    isReview,
    now: at,
  };
  const job = await startJob(db, channel, order, await priceOf(db, channel.partnerId, order));
  const items = await nextItems(db, job, job.total, at);
  const outcomes = await outcomesOf(items, {
    translator: localTranslator,
    terms: [],
    userId: 0,
    failureRate,
  });
  await db.execute(sql`update ai_jobs set status = 'processing' where id = ${job.id}::int`);
  // SAFETY: seeding is one transaction.
  await keepOutcomes(db as Transaction, { ...job, status: 'processing' }, outcomes, at);
}
