import type { Suggestion } from '@my-air/ai-optimization/contract';
import { and, asc, desc, eq, lte } from 'drizzle-orm';

import type { Queries } from '../database/Database.ts';
import {
  optimizationSuggestions,
  optimizationVideos,
  type OptimizationSuggestionRow,
  type OptimizationVideoRow,
} from '../database/schema.ts';
import { prompts, promptTexts } from './prompts.ts';
import { ruleReasons } from './ruleReasons.ts';
import { videoNow } from './videoNow.ts';

/** The most suggestions that one list carries. */
const mostListed = 200;

export interface FoundSuggestion {
  readonly suggestion: OptimizationSuggestionRow;
  /** Its video, where the clock has brought it. */
  readonly video: OptimizationVideoRow;
}

/** The suggestions of a channel, those of the latest video first. */
export async function listOfChannel(
  db: Queries,
  partnerId: number,
  guid: string,
  { now, locale }: { now: Date; locale: string },
): Promise<Suggestion[]> {
  const rows = await db
    .select({ suggestion: optimizationSuggestions, video: optimizationVideos })
    .from(optimizationSuggestions)
    .innerJoin(optimizationVideos, eq(optimizationVideos.id, optimizationSuggestions.videoId))
    .where(
      and(
        eq(optimizationVideos.partnerId, partnerId),
        eq(optimizationVideos.channelGuid, guid),
        lte(optimizationVideos.publishedAt, now),
      ),
    )
    .orderBy(desc(optimizationVideos.publishedAt), asc(optimizationSuggestions.id))
    .limit(mostListed);
  return rows.map(({ suggestion, video }) =>
    presentSuggestion({ suggestion, video: videoNow(video, now) }, locale),
  );
}

/** A suggestion as the contract has it. */
export function presentSuggestion({ suggestion, video }: FoundSuggestion, locale: string): Suggestion {
  const prompt = prompts.find(({ id }) => id === suggestion.promptId);
  const isByRules = suggestion.rules.length > 0;
  return {
    id: String(suggestion.id),
    video: {
      id: video.platformGuid,
      title: video.texts.title,
      url: `https://www.youtube.com/watch?v=${video.platformGuid}`,
      published_at: video.publishedAt.toISOString(),
    },
    field: suggestion.field,
    current: suggestion.beforeText ?? video.texts[suggestion.field],
    suggested: suggestion.suggested,
    reason: isByRules ? ruleReasons(suggestion.rules, locale) : suggestion.reason,
    prompt: prompt ? promptTexts(prompt, locale).name : null,
    source: isByRules ? 'rules' : 'model',
    status: suggestion.status,
    accepted_text: suggestion.acceptedText,
    decided_at: suggestion.decidedAt?.toISOString() ?? null,
  };
}
