import { desc, eq } from 'drizzle-orm';

import { channels, productPins, productProvisions } from '../database/schema.ts';
import type { Scope } from '../Platform.ts';

/** How long it takes until a service that was asked for runs, in milliseconds. */
export const startingTime = 3 * 86_400_000;

type Provision = {
  channel: string;
  platform: string;
  status: string;
  chat_id: number | null;
  requested_at: string;
};

/** The services of a partner: those they pinned, and those they asked for, the latest first. */
export interface PartnerState {
  readonly pins: ReadonlySet<number>;
  readonly provisions: ReadonlyMap<number, readonly Provision[]>;
}

/** Reads the state; the clock decides how far each service has come. */
export async function readPartnerState(
  { db, clock }: Pick<Scope, 'db' | 'clock'>,
  partnerId: number,
): Promise<PartnerState> {
  const [pins, rows] = await Promise.all([
    db.select().from(productPins).where(eq(productPins.partnerId, partnerId)),
    db
      .select({ provision: productProvisions, guid: channels.platformGuid, platform: channels.platform })
      .from(productProvisions)
      .innerJoin(channels, eq(channels.id, productProvisions.channelId))
      .where(eq(productProvisions.partnerId, partnerId))
      .orderBy(desc(productProvisions.requestedAt)),
  ]);
  const provisions = new Map<number, Provision[]>();
  for (const { provision, guid, platform } of rows) {
    const isActive = clock.now().getTime() - provision.requestedAt.getTime() >= startingTime;
    const known = provisions.get(provision.productId) ?? [];
    provisions.set(provision.productId, [
      ...known,
      {
        channel: guid,
        platform,
        status: isActive ? 'active' : 'requested',
        chat_id: provision.chatId,
        requested_at: provision.requestedAt.toISOString(),
      },
    ]);
  }
  return { pins: new Set(pins.map(({ productId }) => productId)), provisions };
}
