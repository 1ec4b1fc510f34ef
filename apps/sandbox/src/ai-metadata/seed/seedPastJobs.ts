import { undoDays } from '@my-air/ai-metadata/contract';
import { and, asc, eq, isNotNull, isNull, lte } from 'drizzle-orm';

import { day } from '../../Clock.ts';
import { insertRows, type Queries } from '../../database/Database.ts';
import {
  type AiChannelRow,
  aiItems,
  type AiJobRow,
  aiJobs,
  type aiLedger,
  aiLocalizations,
  type AiVideoRow,
  aiVideos,
} from '../../database/schema.ts';
import type { Persona, Timeline } from '../../personas/Persona.ts';
import { showVideoStatus } from '../jobs/jobs.ts';
import { ledgerEffects } from '../jobs/ledger.ts';
import { checkResult } from '../text/checkResult.ts';
import { translateLocally } from '../text/localTranslation.ts';

type Seed = NonNullable<Persona['aiMetadata']>['pastJobs'][number];
type Entry = Omit<typeof aiLedger.$inferInsert, 'kind'> & { kind: keyof typeof ledgerEffects };
type Item = Omit<typeof aiItems.$inferInsert, 'jobId'>;

/** How many groups the videos of a channel are divided into; a job is for one of them. */
const groups = 9;
/** Each so many translations, the platform refused one. */
const refusedEach = 6;

/**
 * Writes jobs of the past as the worker would have left them, in a few statements: its own way takes a tenth of a second
 * for each. Every job is for videos that have no text in its languages.
 * @param bought the purchases of the partner
 * @returns what the jobs moved in the ledger
 */
export async function seedPastJobs(
  db: Queries,
  channel: AiChannelRow,
  seeds: readonly Seed[],
  { bought, timeline }: { bought: readonly Entry[]; timeline: Timeline },
): Promise<Entry[]> {
  if (seeds.length === 0) return [];
  const videos = await videosOf(db, channel, timeline);
  const planned = seeds.map((seed) => ({
    seed,
    at: timeline.at(seed.at),
    items: itemsOf(seed, videos, timeline),
  }));
  const moved = [...bought];
  const rows = planned.map(({ seed, at, items }) => {
    const row = jobRow(channel, seed, at, items);
    const balanceBefore = balanceAt(moved, at);
    moved.push(...entriesOf(row, at));
    return { ...row, balanceBefore };
  });
  const jobs = await db.insert(aiJobs).values(rows).returning();
  const items = await db
    .insert(aiItems)
    .values(planned.flatMap((plan, place) => plan.items.map((item) => ({ ...item, jobId: jobs[place]!.id }))))
    .returning();
  await insertRows(
    db,
    aiLocalizations,
    items
      .filter(({ status }) => status === 'completed')
      .map(({ id: itemId, videoId, language, resultTitle, resultDescription }) => {
        const texts = { title: resultTitle ?? '', description: resultDescription ?? '' };
        return { videoId, language, ...texts, isManual: false, itemId };
      }),
  );
  // A video shows the latest job that it was in.
  for (const { id, createdAt } of jobs.slice(-groups)) await showVideoStatus(db, id, createdAt);
  return jobs.flatMap((job) => entriesOf(job, job.createdAt).map((entry) => ({ ...entry, jobId: job.id })));
}

/** The videos that can be translated into any other language. */
function videosOf(db: Queries, { id }: AiChannelRow, timeline: Timeline): Promise<AiVideoRow[]> {
  const isWhole = and(
    isNull(aiVideos.deletedAt),
    isNull(aiVideos.scheduledLaunch),
    isNotNull(aiVideos.originalLanguage),
  );
  return db.query.aiVideos.findMany({
    where: and(
      eq(aiVideos.aiChannelId, id),
      eq(aiVideos.videoType, 'video'),
      lte(aiVideos.seenFrom, timeline.at(-40)),
      isWhole,
    ),
    orderBy: asc(aiVideos.id),
  });
}

function itemsOf(
  { languages, place, isReview, at }: Seed,
  videos: readonly AiVideoRow[],
  timeline: Timeline,
): Item[] {
  const picked = videos.filter((_, index) => index % groups === place);
  return picked.flatMap(({ id: videoId, title, description, originalLanguage }, index) =>
    languages.map((language, spoken): Item => {
      const item = { videoId, language, attempts: 1, translatedAt: timeline.at(at) };
      const result = translateLocally(
        { title, description },
        { source: originalLanguage!, target: language },
        [],
      );
      const isRefused = (index * languages.length + spoken) % refusedEach === 1;
      const reason = isRefused ? 'platform_error' : checkResult({ title, description }, result, []);
      if (reason) return { ...item, status: 'failed', reason };
      const texts = { resultTitle: result.title, resultDescription: result.description };
      return { ...item, ...texts, status: isReview ? 'in_review' : 'completed' };
    }),
  );
}

/** A job by its items: what waits for a review is still reserved, and what failed was returned. */
function jobRow(
  { id: aiChannelId, partnerId }: AiChannelRow,
  seed: Seed,
  createdAt: Date,
  items: readonly Item[],
) {
  const { languages, isReview } = seed;
  const count = (status: string) => items.filter((item) => item.status === status).length;
  const finishedAt = isReview ? null : createdAt;
  const failed = count('failed');
  return {
    partnerId,
    aiChannelId,
    status: isReview ? 'review' : 'completed',
    isAutomatic: false,
    isReview,
    translateLanguages: languages,
    updateExisting: false,
    videos: items.length / languages.length,
    promised: languages.map((language) => {
      const cost = items.length / languages.length;
      return { language, new: cost, overwritten: 0, skipped: [], cost, probably_too_long: 0 };
    }),
    total: items.length,
    processing: 0,
    inReview: count('in_review'),
    completed: count('completed'),
    failed,
    reserved: count('in_review'),
    spent: count('completed'),
    returned: failed,
    createdAt,
    finishedAt,
    undoUntil: finishedAt && new Date(finishedAt.getTime() + undoDays * day),
  };
}

function entriesOf(
  { partnerId, total, spent, returned }: Pick<AiJobRow, 'partnerId' | 'total' | 'spent' | 'returned'>,
  createdAt: Date,
): Entry[] {
  const entries = [
    { kind: 'reserved', amount: total },
    { kind: 'spent', amount: spent },
    { kind: 'returned', amount: returned },
  ] as const;
  return entries.filter(({ amount }) => amount > 0).map((entry) => ({ ...entry, partnerId, createdAt }));
}

function balanceAt(entries: readonly Entry[], at: Date): number {
  return entries
    .filter(({ createdAt }) => createdAt <= at)
    .reduce((sum, { kind, amount }) => sum + ledgerEffects[kind].balance * amount, 0);
}
