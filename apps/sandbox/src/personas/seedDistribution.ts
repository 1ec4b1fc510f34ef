import type { Queries } from '../database/Database.ts';
import { insertRows } from '../database/insertRows.ts';
import * as tables from '../database/schema.ts';
import type { Persona } from './Persona.ts';
import type { Timeline } from './Timeline.ts';

/** Writes the platforms that a persona's videos go to, and what was asked for of each. */
export async function seedDistribution(
  db: Queries,
  { distribution = [] }: Persona,
  partnerId: number,
  chatIds: readonly number[],
  timeline: Timeline,
): Promise<void> {
  for (const { since = 0, chat, requests = [], ...seed } of distribution) {
    const [row] = await db
      .insert(tables.distributionPlatforms)
      .values({
        ...seed,
        partnerId,
        stateSince: timeline.at(since),
        chatId: chat === undefined ? null : (chatIds[chat] ?? null),
      })
      .returning({ id: tables.distributionPlatforms.id });
    await insertRows(
      db,
      tables.distributionRequests,
      requests.map(({ channel, agreed }) => ({
        platformId: row!.id,
        channelGuid: channel,
        agreedAt: timeline.at(agreed),
      })),
    );
  }
}
