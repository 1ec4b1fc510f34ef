import { and, eq } from 'drizzle-orm';

import type { Queries } from '../database/Database.ts';
import { adsBoostConfigs } from '../database/schema.ts';
import { HttpError } from '../http/HttpError.ts';

/** The settings of a channel, with their version; version 0 before the first write. */
export async function readConfig(db: Queries, partnerId: number, channelGuid: string) {
  const [row] = await db.select().from(adsBoostConfigs).where(placeOf(partnerId, channelGuid));
  return { values: row?.values ?? {}, version: row?.version ?? 0 };
}

/** Replaces the settings of a channel; 409 when the stored version is not the one that the caller read. */
export async function writeConfig(
  db: Queries,
  partnerId: number,
  channelGuid: string,
  values: Record<string, unknown>,
  version: number,
): Promise<void> {
  // Writes of one user run one after the other, so there is no other write between these two statements.
  const stored = await readConfig(db, partnerId, channelGuid);
  if (stored.version !== version) {
    throw new HttpError(409, 'The settings were changed meanwhile.', { version: stored.version });
  }
  const next = { values, version: version + 1 };
  await db
    .insert(adsBoostConfigs)
    .values({ partnerId, channelGuid, ...next })
    .onConflictDoUpdate({ target: [adsBoostConfigs.partnerId, adsBoostConfigs.channelGuid], set: next });
}

const placeOf = (partnerId: number, channelGuid: string) =>
  and(eq(adsBoostConfigs.partnerId, partnerId), eq(adsBoostConfigs.channelGuid, channelGuid));
