import { writeSuggestions } from '@my-air/ai-optimization/contract';

import { bringChanges } from '../../ai-metadata/bringChanges.ts';
import { textsOf } from '../../ai-metadata/textsOf.ts';
import { HttpError } from '../../http/HttpError.ts';
import { registerDetachedEndpoint } from '../../http/registerEndpoint.ts';
import type { ApiPart } from '../../Sandbox.ts';
import { requireCapability } from '../../user/requireCapability.ts';
import { capability } from '../capability.ts';
import { chosenPrompts } from '../chosenPrompts.ts';
import { findOptimizationChannel, requireAccess } from '../findOptimizationChannel.ts';
import { listOfChannel } from '../presentSuggestions.ts';
import { prompts } from '../prompts.ts';
import { unwrittenVideos } from '../unwrittenVideos.ts';
import { claimRun, longestRun, releaseRun } from '../writer/claimRun.ts';
import { createVideoWriter } from '../writer/createVideoWriter.ts';

/** How many videos one call writes for. */
export const videosAtOnce = 5;

/**
 * Writes suggestions while the caller waits, and stops when the caller goes. The calls of a model are within the limits
 * of the AI gateway; what was written before a stop is kept.
 */
export const writingApi: ApiPart = (sandbox) => async (app) => {
  const { clock, transactions } = sandbox;
  const writeVideo = createVideoWriter(sandbox);

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
      suggestions: await listOfChannel(db, partner.id, run.guid, { now: clock.now(), locale }),
      added,
      unwritten_count: (await unwrittenVideos(db, partner.id, run.guid, clock.now())).length,
    }));
  });
};
