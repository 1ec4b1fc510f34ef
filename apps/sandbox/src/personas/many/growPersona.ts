import { eq, max, sql } from 'drizzle-orm';
import * as v from 'valibot';

import type { Queries } from '../../database/Database.ts';
import { channels, partners, type UserRow } from '../../database/schema.ts';
import { seedVideos } from '../large/seedLargeChannel.ts';
import { Persona, timelineAround } from '../Persona.ts';
import { resolveNames } from '../personas.ts';
import { seedChats } from '../seedChats.ts';
import { seedChannels, seedNotifications } from '../seedPersona.ts';
import { manyNotification, withChats } from './addMany.ts';
import { manyChannels } from './manyChannels.ts';
import { manyChats } from './manyChats.ts';

const countUpTo = (most: number) =>
  v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most)), 0);

/** How many of each thing a user gets in addition to what they have. */
export const Growth = v.strictObject({
  /** Half of them of YouTube, the others of Instagram and TikTok. */
  channels: countUpTo(1_000),
  /** Of the first channel with AI translation. */
  videos: countUpTo(50_000),
  chats: countUpTo(1_000),
  notifications: countUpTo(1_000),
});

/** Gives a user more of each thing. @returns whether there was a channel for the videos */
export async function growPersona(
  db: Queries,
  user: UserRow,
  growth: v.InferOutput<typeof Growth>,
  now: Date,
): Promise<boolean> {
  // Two at once would take the same places.
  await db.execute(sql`lock table ${channels} in share row exclusive mode`);
  const [partner] = await db.select({ id: partners.id }).from(partners).where(eq(partners.userId, user.id));
  const [latest] = await db.select({ id: max(channels.id) }).from(channels);
  // Above the places of the seeds, and of all that were added before.
  const from = 1_000 + (latest?.id ?? 0);
  const youtube = Math.ceil(growth.channels / 2);
  const instagram = Math.floor(growth.channels / 4);
  const counts = { youtube, instagram, tiktok: growth.channels - youtube - instagram };
  const chats = manyChats({ active: growth.chats, archived: 0 }, from);
  const seeds = v.parse(
    v.pick(Persona, ['channels', 'chats', 'notifications']),
    resolveNames({
      channels: withChats(manyChannels(counts, from), chats.slice(0, youtube)),
      chats,
      notifications: Array.from({ length: growth.notifications }, (_, place) =>
        manyNotification(place, -0.05 - 0.3 * place, growth.chats),
      ),
    }),
  );

  const partnerId = partner!.id;
  const timeline = timelineAround(now);
  const chatIds = await seedChats(db, { user, chats: seeds.chats }, { partnerId, userId: user.id }, timeline);
  await seedChannels(db, seeds.channels, partnerId, chatIds, timeline);
  await seedNotifications(db, seeds.notifications, partnerId, chatIds, timeline);
  return growth.videos === 0 || seedVideos(db, partnerId, now, growth.videos);
}
