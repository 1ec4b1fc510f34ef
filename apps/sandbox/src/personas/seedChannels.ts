import type { Queries } from '../database/Database.ts';
import { insertRows } from '../database/insertRows.ts';
import { audits, channels } from '../database/schema.ts';
import type { ChannelSeed } from './Persona.ts';
import type { Timeline } from './Timeline.ts';

/** Writes a persona's channels and their audits. */
export async function seedChannels(
  db: Queries,
  seeds: readonly ChannelSeed[],
  partnerId: number,
  chatIds: readonly number[],
  timeline: Timeline,
): Promise<void> {
  if (seeds.length === 0) return;
  const added = await db
    .insert(channels)
    .values(
      seeds.map(({ statusSince = 0, joinRequestNotAllowedUntil, chat, ...seed }) => ({
        ...seed,
        partnerId,
        chatId: chat === undefined ? null : (chatIds[chat] ?? null),
        statusSince: timeline.at(statusSince),
        joinRequestNotAllowedUntil: timeline.maybe(joinRequestNotAllowedUntil),
        createdAt: timeline.at(statusSince - 1),
      })),
    )
    .returning({ id: channels.id });
  const asked = seeds.flatMap(({ auditRequested }, place) => {
    const channelId = added[place]?.id;
    if (auditRequested === undefined || channelId === undefined) return [];
    return [{ channelId, requestedAt: timeline.at(auditRequested) }];
  });
  await insertRows(db, audits, asked);
}
