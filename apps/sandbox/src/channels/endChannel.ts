import { and, eq, inArray } from 'drizzle-orm';

import { noAutoSettings } from '../ai-metadata/connectAiChannel.ts';
import { beginCancel } from '../ai-metadata/jobs/endItems.ts';
import type { Queries } from '../database/Database.ts';
import {
  adsBoostConfigs,
  aiChannels,
  aiJobs,
  aiVideos,
  audits,
  type ChannelRow,
  channels,
  distributionPlatforms,
  distributionRequests,
  optimizationRuns,
  optimizationSuggestions,
  productProvisions,
} from '../database/schema.ts';

/** The states of a job that a channel cannot end with. */
const unended = ['queued', 'processing', 'waiting', 'review', 'undoing'];

/**
 * Ends what we do for the owner of a channel, in the caller's transaction: AI metadata is disconnected, its jobs are
 * cancelled and give back what they reserved, and auto mode is off. A second call changes nothing more.
 * @param isGivenUp whether the owner gives the channel up: then everything that they arranged for it is dropped, so
 * that the next owner finds nothing of it. Without it only the access of AI metadata ends.
 * @returns whether the worker has to go on with a cancellation
 */
export async function endChannel(
  db: Queries,
  channel: ChannelRow,
  now: Date,
  { isGivenUp }: { isGivenUp: boolean },
): Promise<boolean> {
  const [ai] = await db.select().from(aiChannels).where(eq(aiChannels.channelId, channel.id)).for('update');
  let isLeft = false;
  if (ai) {
    isLeft = await endJobs(db, ai.id, now);
    const settings = isGivenUp ? noAutoSettings : { ...ai.settings, enabled_auto_localization: false };
    const disconnectedAt = ai.disconnectedAt ?? now;
    await db
      .update(aiChannels)
      .set({ isAccessRevoked: true, disconnectedAt, autoSince: null, settings })
      .where(eq(aiChannels.id, ai.id));
    if (isGivenUp) await dropSuggestions(db, ai.id);
  }
  if (isGivenUp) await dropArrangements(db, channel);
  return isLeft;
}

async function endJobs(db: Queries, aiChannelId: number, now: Date): Promise<boolean> {
  let isLeft = false;
  const jobs = await db
    .select()
    .from(aiJobs)
    .where(and(eq(aiJobs.aiChannelId, aiChannelId), inArray(aiJobs.status, unended)))
    .orderBy(aiJobs.id)
    .for('update');
  for (const job of jobs) {
    if (job.status === 'undoing') {
      // Nothing can be written to the platform any more: what is taken back by now stays so.
      await db.update(aiJobs).set({ status: 'completed', undoUntil: now }).where(eq(aiJobs.id, job.id));
    } else if (await beginCancel(db, job, now)) isLeft = true;
  }
  return isLeft;
}

async function dropSuggestions(db: Queries, aiChannelId: number): Promise<void> {
  const isOfChannel = eq(aiVideos.aiChannelId, aiChannelId);
  const videoIds = db.select({ id: aiVideos.id }).from(aiVideos).where(isOfChannel);
  await db.delete(optimizationSuggestions).where(inArray(optimizationSuggestions.videoId, videoIds));
  await db.update(aiVideos).set({ suggestionsWrittenAt: null }).where(isOfChannel);
}

async function dropArrangements(db: Queries, { id, partnerId, platform, platformGuid }: ChannelRow) {
  await db
    .update(channels)
    .set({
      country: null,
      contract: null,
      chatId: null,
      closedBanners: [],
      addedFromProduct: null,
      joinLocation: null,
      selectedVerticalId: null,
    })
    .where(eq(channels.id, id));
  await db.delete(audits).where(eq(audits.channelId, id));
  await db.delete(productProvisions).where(eq(productProvisions.channelId, id));
  // These know a channel by its id on YouTube, which a profile of another platform may have as well.
  if (platform !== 'youtube') return;
  const ofPartner = db
    .select({ id: distributionPlatforms.id })
    .from(distributionPlatforms)
    .where(eq(distributionPlatforms.partnerId, partnerId));
  await db
    .delete(distributionRequests)
    .where(
      and(
        eq(distributionRequests.channelGuid, platformGuid),
        inArray(distributionRequests.platformId, ofPartner),
      ),
    );
  for (const table of [adsBoostConfigs, optimizationRuns]) {
    await db.delete(table).where(and(eq(table.partnerId, partnerId), eq(table.channelGuid, platformGuid)));
  }
}
