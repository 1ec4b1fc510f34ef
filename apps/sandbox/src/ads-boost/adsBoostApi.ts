import {
  type BoostSettings,
  type BoostVideo,
  getAllConfig,
  getChannelConfig,
  listBoostChannels,
  type OwnSettings,
  saveAllConfig,
  saveChannelConfig,
} from '@my-air/ads-boost/contract';
import { and, desc, eq } from 'drizzle-orm';

import { bringChanges } from '../ai-metadata/videoTexts.ts';
import { selectVideos, type VideosWanted } from '../ai-optimization/optimizedVideos.ts';
import { findChannel, findChannels } from '../channels/findChannels.ts';
import type { Queries } from '../database/Database.ts';
import { adsBoostConfigs, aiVideos } from '../database/schema.ts';
import { absoluteUrl } from '../http/absoluteUrl.ts';
import { HttpError } from '../http/HttpError.ts';
import { say } from '../http/sentences.ts';
import { registerEndpoint } from '../http/registerEndpoint.ts';
import type { ApiArea, Scope } from '../Platform.ts';
import { requireCapability } from '../user/requireCapability.ts';

const placeOf = (partnerId: number, channelGuid: string) =>
  and(eq(adsBoostConfigs.partnerId, partnerId), eq(adsBoostConfigs.channelGuid, channelGuid));

/** How many of a channel's latest videos are listed. */
const latest = 24;

/** The settings of a partner who has not changed any. */
const firstSettings: BoostSettings = {
  enabled: true,
  min_video_minutes: 8,
  auto_slots: true,
  max_slots: 4,
  min_gap: 4,
  excluded_video_ids: [],
};

/** The name under which the settings of all channels are kept. */
const forAll = '';

/** Ads boost for those who have the capability. New videos appear as the clock moves. */
export const adsBoostApi: ApiArea = (sandbox) => async (app) => {
  registerEndpoint(app, sandbox, listBoostChannels, async ({ scope }, { partner }) => {
    requireCapability(partner, 'boost');
    const now = sandbox.clock.now();
    await bringChanges(scope.db, partner.id, now);
    const rows = await findChannels(scope, partner.id);
    const connected = rows.filter(({ platform, status }) => platform === 'youtube' && status === 'connected');
    const channels = connected.map(async (row) => ({
      platform_guid: row.platformGuid,
      title: row.title,
      thumbnail_image: absoluteUrl(sandbox, row.thumbnailImage),
      subscriber_count: row.subscriberCount,
      own: (await readChannelConfig(scope, partner.id, row.platformGuid)).own,
      videos: await boostVideos(scope.db, { partnerId: partner.id, guid: row.platformGuid, now }),
    }));
    return { channels: await Promise.all(channels) };
  });

  registerEndpoint(app, sandbox, getAllConfig, async ({ scope }, { partner }) => {
    requireCapability(partner, 'boost');
    return allOf(scope, partner.id);
  });

  registerEndpoint(app, sandbox, saveAllConfig, async ({ db, scope, body }, { partner }) => {
    requireCapability(partner, 'boost');
    await writeConfig(db, partner.id, forAll, body.config, body.version);
    return allOf(scope, partner.id);
  });

  registerEndpoint(app, sandbox, getChannelConfig, async ({ scope, params }, { partner }) => {
    requireCapability(partner, 'boost');
    const { platformGuid } = await findChannel(scope, partner.id, { platform: 'youtube', ...params });
    return readChannelConfig(scope, partner.id, platformGuid);
  });

  registerEndpoint(app, sandbox, saveChannelConfig, async ({ db, scope, params, body }, { partner }) => {
    requireCapability(partner, 'boost');
    const { platformGuid } = await findChannel(scope, partner.id, { platform: 'youtube', ...params });
    await writeConfig(db, partner.id, platformGuid, body.own, body.version);
    return readChannelConfig(scope, partner.id, platformGuid);
  });
};

async function allOf({ db }: Pick<Scope, 'db'>, partnerId: number) {
  const { values, version } = await readConfig(db, partnerId, forAll);
  return { config: { ...firstSettings, ...values }, version };
}

async function readChannelConfig(scope: Pick<Scope, 'db'>, partnerId: number, guid: string) {
  const { values, version } = await readConfig(scope.db, partnerId, guid);
  return { own: values as OwnSettings, inherited: (await allOf(scope, partnerId)).config, version };
}

/** The latest videos of a channel, the newest first: the same ones, with the same titles, as everywhere else. */
async function boostVideos(db: Queries, wanted: Required<VideosWanted>): Promise<BoostVideo[]> {
  const rows = await selectVideos(db, wanted)
    .orderBy(desc(aiVideos.publishedAt), desc(aiVideos.id))
    .limit(latest);
  return rows.map(({ video: { platformGuid, title, durationSeconds, placedBreaks } }) => ({
    id: platformGuid,
    title,
    duration_seconds: durationSeconds,
    manual_slots: placedBreaks.map(({ at }) => at),
    slot_quality: [...placedBreaks],
  }));
}

/** The settings of a channel, with their version; version 0 before the first write. */
async function readConfig(db: Queries, partnerId: number, channelGuid: string) {
  const [row] = await db.select().from(adsBoostConfigs).where(placeOf(partnerId, channelGuid));
  return { values: row?.values ?? {}, version: row?.version ?? 0 };
}

/** Replaces the settings of a channel; 409 when the stored version is not the one that the caller read. */
async function writeConfig(
  db: Queries,
  partnerId: number,
  channelGuid: string,
  values: Record<string, unknown>,
  version: number,
): Promise<void> {
  // Writes of one user run one after the other, so there is no other write between these two statements.
  const stored = await readConfig(db, partnerId, channelGuid);
  if (stored.version !== version) {
    throw new HttpError(409, say('settings_changed'), { version: stored.version });
  }
  const next = { values, version: version + 1 };
  await db
    .insert(adsBoostConfigs)
    .values({ partnerId, channelGuid, ...next })
    .onConflictDoUpdate({ target: [adsBoostConfigs.partnerId, adsBoostConfigs.channelGuid], set: next });
}
