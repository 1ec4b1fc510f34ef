import { createHash } from 'node:crypto';

import type { FailureReason, VideoText } from '@my-air/ai-metadata/contract';
import { sql } from 'drizzle-orm';

import { type Queries, rowsOf } from '../../database/Database.ts';
import type { AiJobRow } from '../../database/schema.ts';
import { checkResult } from '../text/checkResult.ts';
import type { Term } from '../text/protectedRanges.ts';
import type { Translator } from '../Translator.ts';

/** An item that is next, with what its translation needs. */
interface NextItem {
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

/** The outcome of an item: a result, a failure, or nothing to do. */
export interface Outcome {
  readonly id: number;
  readonly videoId: number;
  readonly status: 'translated' | 'failed' | 'cancelled';
  readonly reason?: FailureReason;
  readonly title?: string;
  readonly description?: string;
}

/** Translates items and checks the results. Items that the translator did not get to are left out. */
export async function outcomesOf(
  items: readonly NextItem[],
  {
    translator,
    terms,
    userId,
    failureRate,
  }: { translator: Translator; terms: readonly Term[]; userId: number; failureRate: number },
): Promise<Outcome[]> {
  const early = items.flatMap((item) => earlyOutcome(item, failureRate) ?? []);
  const ended = new Set(early.map(({ id }) => id));
  const rest = items.filter(({ id }) => !ended.has(id));
  const tasks = rest.map(({ title, description, source, language }) => ({
    text: { title, description },
    direction: { source, target: language },
  }));
  const results = tasks.length > 0 ? await translator.translate(tasks, terms, userId) : [];
  return [...early, ...results.map((result, place) => outcomeOf(rest[place]!, result, terms))];
}

function earlyOutcome(
  { id, videoId, isDeleted, isTaken, ...item }: NextItem,
  failureRate: number,
): Outcome | undefined {
  if (isDeleted) return { id, videoId, status: 'failed', reason: 'video_deleted' };
  if (isTaken) return { id, videoId, status: 'cancelled' };
  return isRefused(item, failureRate)
    ? { id, videoId, status: 'failed', reason: 'platform_error' }
    : undefined;
}

function outcomeOf(item: NextItem, result: VideoText | undefined, terms: readonly Term[]): Outcome {
  const { id, videoId } = item;
  const reason = result
    ? checkResult({ title: item.title, description: item.description }, result, terms)
    : 'translator_error';
  return reason
    ? { id, videoId, status: 'failed', reason }
    : { id, videoId, status: 'translated', ...result };
}

/** Whether the platform refuses this attempt: the same for the same video, language and attempt. */
function isRefused(
  { guid, language, attempts }: Pick<NextItem, 'guid' | 'language' | 'attempts'>,
  rate: number,
) {
  if (rate === 0) return false;
  const digest = createHash('sha256').update(`${guid} ${language} ${attempts}`).digest();
  return digest.readUInt32BE(0) / 2 ** 32 < rate;
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
