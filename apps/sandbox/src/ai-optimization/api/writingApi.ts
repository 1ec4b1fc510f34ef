import { writeSuggestions } from '@my-air/ai-optimization/contract';
import { and, eq, lte } from 'drizzle-orm';

import type { Gateway } from '../../ai-gateway/Gateway.ts';
import { bringChanges, textsOf } from '../../ai-metadata/videoTexts.ts';
import type { Queries } from '../../database/Database.ts';
import { optimizationRuns } from '../../database/schema.ts';
import { HttpError } from '../../http/HttpError.ts';
import { say } from '../../http/sentences.ts';
import { registerDetachedEndpoint } from '../../http/registerEndpoint.ts';
import type { ApiArea } from '../../Platform.ts';
import { requireCapability } from '../../user/requireCapability.ts';
import { capability, findOptimizationChannel, listOfChannel, requireAccess } from '../presentSuggestions.ts';
import { unwrittenVideos } from '../optimizedVideos.ts';
import { chosenPrompts, prompts } from '../prompts.ts';
import { createVideoWriter } from '../writer/createVideoWriter.ts';

/** How long one call may write, in milliseconds. */
const longestRun = 120_000;

/** How many videos one call writes for. */
export const videosAtOnce = 5;

/**
 * Writes suggestions while the caller waits, and stops when the caller goes. The calls of a model are within the limits
 * of the AI gateway; what was written before a stop is kept.
 */
export const writingApi: ApiArea<{ gateway: Gateway }> = (sandbox) => async (app) => {
  const { clock, transactions } = sandbox;
  const writeVideo = createVideoWriter(sandbox, sandbox.gateway);

  registerDetachedEndpoint(app, sandbox, writeSuggestions, true, async (call) => {
    const { user, partner } = call.request.caller!;
    const { params, locale, reply } = call;
    requireCapability(partner, capability);
    const gone = new AbortController();
    reply.raw.once('close', () => gone.abort());
    const signal = AbortSignal.any([gone.signal, AbortSignal.timeout(longestRun)]);

    const run = await transactions.write(async (db) => {
      const channel = await findOptimizationChannel({ ...sandbox, db }, partner.id, params.platform_guid);
      requireAccess(channel);
      await bringChanges(db, partner.id, clock.now());
      const guid = channel.platformGuid;
      return {
        guid,
        token: await claimRun(db, partner.id, guid, clock.now()),
        videos: (await unwrittenVideos(db, partner.id, guid, clock.now())).slice(0, videosAtOnce),
        chosen: await chosenPrompts(db, partner.id),
      };
    });
    const wanted = prompts.filter(({ id }) => run.chosen.includes(id));
    let added = 0;
    try {
      for (const video of run.videos) {
        if (signal.aborted) break;
        try {
          const task = { texts: textsOf(video), prompts: wanted, locale };
          added += await writeVideo(video.id, task, user.id, signal);
        } catch (error) {
          if (signal.aborted) break;
          // The suggestions that were written are kept; the limits or the upstream end the rest.
          if (added === 0 || !(error instanceof HttpError)) throw error;
          break;
        }
      }
    } finally {
      await transactions.write((db) => releaseRun(db, run.token));
    }
    if (gone.signal.aborted) {
      // The client has closed the connection, so there is no answer.
      reply.hijack();
      return undefined as never;
    }
    return transactions.read(async (db) => ({
      suggestions: await listOfChannel(db, partner.id, run.guid, { ...sandbox, locale }),
      added,
      unwritten_count: (await unwrittenVideos(db, partner.id, run.guid, clock.now())).length,
    }));
  });
};

/** Takes the right to write for a channel; its token gives it back. 409 while another call has it. */
async function claimRun(db: Queries, partnerId: number, channelGuid: string, now: Date): Promise<string> {
  const run = { heldUntil: new Date(now.getTime() + longestRun), token: crypto.randomUUID() };
  const taken = await db
    .insert(optimizationRuns)
    .values({ partnerId, channelGuid, ...run })
    .onConflictDoUpdate({
      target: [optimizationRuns.partnerId, optimizationRuns.channelGuid],
      set: run,
      setWhere: lte(optimizationRuns.heldUntil, now),
    })
    .returning({ token: optimizationRuns.token });
  if (taken.length > 0) return run.token;
  throw new HttpError(409, say('already_writing'), { code: 'already_writing' });
}

/** Gives the right back, unless its time was over and another call has it. */
async function releaseRun(db: Queries, token: string): Promise<void> {
  await db.delete(optimizationRuns).where(and(eq(optimizationRuns.token, token)));
}
