import {
  getAllConfig,
  getChannelConfig,
  listBoostChannels,
  saveAllConfig,
  saveChannelConfig,
  type BoostSettings,
  type OwnSettings,
} from '@my-air/ads-boost/contract';

import { bringChanges } from '../ai-metadata/bringChanges.ts';
import { findChannel, findChannels } from '../channels/findChannels.ts';
import { absoluteUrl } from '../http/absoluteUrl.ts';
import { registerEndpoint } from '../http/registerEndpoint.ts';
import type { ApiPart, Scope } from '../Sandbox.ts';
import { requireCapability } from '../user/requireCapability.ts';
import { boostVideos } from './boostVideos.ts';
import { readConfig, writeConfig } from './configs.ts';

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
export const adsBoostApi: ApiPart = (sandbox) => async (app) => {
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
      own: (await ownOf(scope, partner.id, row.platformGuid)).own,
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
    return ownOf(scope, partner.id, platformGuid);
  });

  registerEndpoint(app, sandbox, saveChannelConfig, async ({ db, scope, params, body }, { partner }) => {
    requireCapability(partner, 'boost');
    const { platformGuid } = await findChannel(scope, partner.id, { platform: 'youtube', ...params });
    await writeConfig(db, partner.id, platformGuid, body.own, body.version);
    return ownOf(scope, partner.id, platformGuid);
  });
};

async function allOf({ db }: Pick<Scope, 'db'>, partnerId: number) {
  const { values, version } = await readConfig(db, partnerId, forAll);
  return { config: { ...firstSettings, ...values }, version };
}

async function ownOf(scope: Pick<Scope, 'db'>, partnerId: number, guid: string) {
  const { values, version } = await readConfig(scope.db, partnerId, guid);
  return { own: values as OwnSettings, inherited: (await allOf(scope, partnerId)).config, version };
}
