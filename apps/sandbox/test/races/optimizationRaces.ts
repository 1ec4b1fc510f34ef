import { eq } from 'drizzle-orm';
import { expect } from 'vitest';

import type { Database } from '../../src/database/Database.ts';
import {
  aiVideos,
  optimizationPrompts,
  optimizationRuns,
  optimizationSuggestions,
} from '../../src/database/schema.ts';
import type { Answered } from '#test/support/Visitor.ts';
import type { RaceExpectation } from './RaceExpectation.ts';

/** Asserts that the video has the text of the suggestion's state, and each call one of these statuses. */
function decision(...statuses: number[]): Pick<RaceExpectation, 'holds' | 'check'> {
  return {
    holds: 'the video has the accepted text exactly while the suggestion is accepted',
    check: async (db: Database, answers: readonly Answered[]) => {
      expect(answers.filter(({ status }) => !statuses.includes(status)).map(({ text }) => text)).toEqual([]);
      const [found] = await db
        .select({ suggestion: optimizationSuggestions, video: aiVideos })
        .from(optimizationSuggestions)
        .innerJoin(aiVideos, eq(aiVideos.id, optimizationSuggestions.videoId))
        .where(eq(optimizationSuggestions.id, 7));
      const { suggestion, video } = found!;
      const isAccepted = suggestion.status === 'accepted';
      expect(video.thumbnailText).toBe(isAccepted ? 'One shelf, one saw' : '');
      expect([suggestion.acceptedText, suggestion.beforeText]).toEqual(
        isAccepted ? ['One shelf, one saw', ''] : [null, null],
      );
    },
  };
}

/** The writes of AI optimization. */
export const optimizationRaces: Readonly<Record<string, RaceExpectation>> = {
  'POST api/ai-optimization/suggestions/{id}/accept': decision(200, 409),
  'POST api/ai-optimization/suggestions/{id}/dismiss': decision(200, 409),
  'POST api/ai-optimization/suggestions/{id}/undo': decision(200),
  'POST api/ai-optimization/channels/{platform_guid}/suggestions': {
    holds: 'one call writes at a time, and no text gets two suggestions',
    check: async (db, answers) => {
      expect(answers.filter(({ status }) => ![200, 409, 429].includes(status))).toEqual([]);
      expect(await db.$count(optimizationRuns)).toBe(0);
      const rows = await db.select().from(optimizationSuggestions);
      expect(new Set(rows.map(({ videoId, field }) => `${videoId} ${field}`)).size).toBe(rows.length);
    },
  },
  'PUT api/ai-optimization/prompts': {
    holds: 'the last choice is kept once',
    check: async (db) => {
      expect((await db.select().from(optimizationPrompts)).map(({ promptIds }) => promptIds)).toEqual([
        ['short', 'question'],
      ]);
    },
  },
};
