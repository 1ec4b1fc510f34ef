import { and, asc, eq, isNull } from 'drizzle-orm';

import { channels, type ChannelRow } from '../database/schema.ts';
import { notFound } from '../http/HttpError.ts';
import type { Scope } from '../Platform.ts';
import { moveChannelOn } from './moveChannelOn.ts';
import { tellProgress } from './tellProgress.ts';

type Store = Pick<Scope, 'db' | 'clock' | 'mailbox' | 'origins'>;

/** A partner's channels, each in its status by the present time of the clock. */
export async function findChannels(store: Store, partnerId: number): Promise<ChannelRow[]> {
  const rows = await store.db.query.channels.findMany({
    where: and(eq(channels.partnerId, partnerId), isNull(channels.deletedAt)),
    orderBy: asc(channels.id),
  });
  return Promise.all(rows.map((row) => brought(store, row)));
}

/** A channel as an address names it: an id is unique in its platform only. */
interface ChannelName {
  platform: string;
  platform_guid: string;
}

/** Whether a channel is the one of that name. */
export const isChannel = (row: ChannelRow, { platform, platform_guid }: ChannelName) =>
  // oxlint-disable-next-line my-air/channel-with-platform -- the one place that compares both
  row.platform === platform && row.platformGuid === platform_guid;

/** The condition of one channel of a partner, which also finds it after they removed it. */
export const isOwnChannel = (partnerId: number, { platform, platform_guid }: ChannelName) =>
  and(
    eq(channels.partnerId, partnerId),
    eq(channels.platform, platform),
    eq(channels.platformGuid, platform_guid),
  );

/** One channel of a partner; 404 for one of another partner. */
export async function findChannel(store: Store, partnerId: number, name: ChannelName): Promise<ChannelRow> {
  const row = await store.db.query.channels.findFirst({
    where: and(isOwnChannel(partnerId, name), isNull(channels.deletedAt)),
  });
  if (!row) throw notFound();
  return brought(store, row);
}

/** Moves a channel to its present status, keeps that and tells its owner, unless another call changed it in the meantime. */
async function brought(store: Store, row: ChannelRow): Promise<ChannelRow> {
  const { db, clock } = store;
  const progress = moveChannelOn(row, clock.now());
  if (progress === row) return row;
  const { status, statusSince, rejectionCount, joinRequestNotAllowedUntil } = progress;
  const [moved] = await db
    .update(channels)
    .set({
      status,
      statusSince,
      rejectionCount,
      joinRequestNotAllowedUntil,
      ...(status === 'connected' ? { contract: row.contract ?? firstContract } : {}),
    })
    .where(
      and(
        eq(channels.id, row.id),
        eq(channels.status, row.status),
        eq(channels.statusSince, row.statusSince),
      ),
    )
    .returning();
  if (moved) {
    await tellProgress(store, moved);
    return moved;
  }
  const [changed] = await db.select().from(channels).where(eq(channels.id, row.id));
  return changed ?? row;
}

/** The contract that a newly connected channel is offered. */
export const firstContract = { income_types: ['adsense'], income_percent: 80, is_loyalty: false };
