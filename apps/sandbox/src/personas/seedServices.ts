import { eq } from 'drizzle-orm';

import type { Queries } from '../database/Database.ts';
import { insertRows } from '../database/insertRows.ts';
import { channels, productPins, productProvisions } from '../database/schema.ts';
import type { Persona } from './Persona.ts';
import type { Timeline } from './Timeline.ts';

/** Writes the services that a persona asked for, and those they pinned. */
export async function seedServices(
  db: Queries,
  { provisions = [], pins = [] }: Pick<Persona, 'provisions' | 'pins'>,
  partnerId: number,
  timeline: Timeline,
): Promise<void> {
  await insertRows(
    db,
    productPins,
    pins.map((productId) => ({ partnerId, productId, pinnedAt: timeline.at(-1) })),
  );
  if (provisions.length === 0) return;
  const own = await db
    .select({ id: channels.id, guid: channels.platformGuid })
    .from(channels)
    .where(eq(channels.partnerId, partnerId));
  const rows = provisions.flatMap(({ productId, channel, requested }) => {
    const found = own.find(({ guid }) => guid === channel);
    return found ? [{ partnerId, productId, channelId: found.id, requestedAt: timeline.at(requested) }] : [];
  });
  await insertRows(db, productProvisions, rows);
}
