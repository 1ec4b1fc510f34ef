import type { FailureReason, VideoText } from '@my-air/ai-metadata/contract';
import { createHash } from 'node:crypto';

import { checkResult } from '../text/checkResult.ts';
import type { Term } from '../text/protectedRanges.ts';
import type { Translator } from '../Translator.ts';
import type { NextItem } from './claimItems.ts';

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
