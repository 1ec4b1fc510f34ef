import { and, eq, isNotNull, sql } from 'drizzle-orm';

import type { Queries } from '../database/Database.ts';
import { aiChannels } from '../database/schema.ts';
import { textArray } from './jobs/pickedVideos.ts';
import type { TranslationOrder } from './jobs/planTranslations.ts';
import { holdJobs, priceOf, startJob } from './jobs/startJob.ts';

/**
 * Starts a job for what is new in each channel with auto mode. Without enough translations nothing is started, and the
 * videos stay new until there are. @returns whether a job was started
 */
export async function startAutomatic(db: Queries, partnerId: number, now: Date): Promise<boolean> {
  const automatic = await db
    .select()
    .from(aiChannels)
    .where(and(eq(aiChannels.partnerId, partnerId), isNotNull(aiChannels.autoSince)));
  let isStarted = false;
  for (const channel of automatic) {
    const { settings, autoSince, isAccessRevoked } = channel;
    if (isAccessRevoked) continue;
    const order: TranslationOrder = {
      picked: sql`v.ai_channel_id = ${channel.id}::int and v.seen_from > ${autoSince!.toISOString()}::timestamptz
        and v.seen_from <= ${now.toISOString()}::timestamptz and v.video_type = any(${textArray(settings.video_types)})`,
      languages: settings.translate_languages,
      originalLanguage: settings.original_language,
      updatesExisting: false,
      isAutomatic: true,
      now,
    };
    await holdJobs(db, channel.id);
    const plan = await priceOf(db, partnerId, order);
    if (plan.cost > plan.balance) continue;
    await db.update(aiChannels).set({ autoSince: now }).where(eq(aiChannels.id, channel.id));
    if (plan.cost === 0) continue;
    await startJob(db, channel, { ...order, isReview: false }, plan);
    isStarted = true;
  }
  return isStarted;
}
