import { textFault } from '@my-air/ai-optimization/contract';
import { eq } from 'drizzle-orm';

import type { Usage } from '../../ai-gateway/GatewayLimits.ts';
import { aiVideos, optimizationSuggestions } from '../../database/schema.ts';
import type { ApiSandbox } from '../../Sandbox.ts';
import { localWriter } from './localWriter.ts';
import type { WritingTask } from './SuggestionWriter.ts';
import { createUpstreamWriter } from './upstreamWriter.ts';

/** Writes and keeps the suggestions for one video; resolves with how many. */
export type VideoWriter = (
  videoId: number,
  task: WritingTask,
  userId: number,
  signal: AbortSignal,
) => Promise<number>;

/** The writer that the gateway's settings choose, within the gateway's limits. */
export function createVideoWriter({ gateway, clock, transactions }: ApiSandbox): VideoWriter {
  const { settings, limits } = gateway;
  const writer = settings.upstreamUrl === undefined ? localWriter : createUpstreamWriter(gateway);

  return async (videoId, task, userId, signal) => {
    const admission = await limits.admit(userId, settings.models[0]!, writer.charactersOf(task));
    let usage: Usage | undefined;
    try {
      const all = await writer.write(task, signal, (told) => {
        usage = told;
      });
      // Texts that the platform would refuse are not suggested.
      const written = all.filter(({ field, text }) => textFault(field, text) === undefined);
      return await transactions.write(async (db) => {
        const createdAt = clock.now();
        await db.update(aiVideos).set({ suggestionsWrittenAt: createdAt }).where(eq(aiVideos.id, videoId));
        if (written.length === 0) return 0;
        const rows = written.map(({ text, rules, ...rest }) => ({
          ...rest,
          videoId,
          suggested: text,
          rules: [...rules],
          createdAt,
        }));
        const added = await db
          .insert(optimizationSuggestions)
          .values(rows)
          .onConflictDoNothing()
          .returning({ id: optimizationSuggestions.id });
        return added.length;
      });
    } finally {
      await admission.settle(usage);
    }
  };
}
