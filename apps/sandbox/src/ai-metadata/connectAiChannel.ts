import { eq } from 'drizzle-orm';

import type { Queries } from '../database/Database.ts';
import { aiChannels, aiVideos, type AutoSettings, type ChannelRow } from '../database/schema.ts';
import { continueWaiting } from './jobs/jobs.ts';
import { videoRows } from './seed/videoRows.ts';

/** How long the first page takes, and all of a channel, in milliseconds of the sandbox's clock. */
const firstPage = 3_000;
const whole = 20_000;
/** How long after a forced update the next one is refused, in milliseconds. */
export const forceCoolDown = 15 * 60_000;
/** How many videos the first page of a synchronisation brings. */
const firstPageSize = 50;

/** Auto mode before it is first set. */
export const noAutoSettings: AutoSettings = {
  translate_languages: [],
  original_language: null,
  video_types: ['video'],
  enabled_auto_localization: false,
};

/** How many videos a channel has that the sandbox makes up. */
const defaultVideoCount = 180;

/**
 * Gives AI metadata access to a channel: a new one begins to be synchronised, and the waiting jobs of a known one continue.
 * @returns whether jobs continue
 */
export async function connectAiChannel(db: Queries, channel: ChannelRow, now: Date): Promise<boolean> {
  const [known] = await db
    .select()
    .from(aiChannels)
    .where(eq(aiChannels.channelId, channel.id))
    .for('update');
  if (known) {
    const { partnerId } = channel;
    await db
      .update(aiChannels)
      .set({ isAccessRevoked: false, disconnectedAt: null, partnerId })
      .where(eq(aiChannels.id, known.id));
    return continueWaiting(db, { reason: 'access_revoked', aiChannelId: known.id });
  }
  const [added] = await db
    .insert(aiChannels)
    .values({
      channelId: channel.id,
      partnerId: channel.partnerId,
      settings: noAutoSettings,
      ...syncFrom(now),
    })
    .returning();
  const rows = videoRows({ guid: channel.platformGuid, language: 'en', count: defaultVideoCount, now });
  await db.insert(aiVideos).values(
    rows.map((row, place) => ({
      ...row,
      aiChannelId: added!.id,
      seenFrom: seenFrom(now, place, defaultVideoCount),
    })),
  );
  return false;
}

/** The times of a synchronisation that starts now. */
export function syncFrom(now: Date) {
  const after = (delay: number) => new Date(now.getTime() + delay);
  return { syncStartedAt: now, firstPageAt: after(firstPage), syncedAt: after(whole) };
}

/** The time at which a first synchronisation brings the video of a place, 0 being the latest video. */
function seenFrom(now: Date, place: number, count: number): Date {
  if (place < firstPageSize) return new Date(now.getTime() + firstPage);
  const share = (place - firstPageSize) / Math.max(1, count - firstPageSize);
  return new Date(now.getTime() + firstPage + share * (whole - firstPage));
}
