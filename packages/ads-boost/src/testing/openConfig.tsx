import { ApiError } from '@my-air/api-client';
import { renderInPortal } from '@my-air/feature-kit/testing';

import { AllConfigScreen } from '../config/AllConfigScreen.tsx';
import { ChannelConfigScreen } from '../config/ChannelConfigScreen.tsx';
import { saveAllConfig, saveChannelConfig, type BoostSettings, type OwnSettings } from '../contract.ts';
import { loadMessages } from '../locales/index.ts';
import { boostAnswers } from './boostAnswers.ts';
import { buildSettings } from './buildBoost.ts';

/** A document on a backend, which refuses writes of old versions. */
export interface StoredConfig<Values> {
  values: Values;
  version: number;
}

function writeTo<Values>(stored: StoredConfig<Values>, next: Values, read: number) {
  if (read !== stored.version) {
    throw new ApiError({ code: 'conflict', key: 'PUT', status: 409, pageLoading: false });
  }
  Object.assign(stored, { values: next, version: read + 1 });
}

/** Opens the settings of all channels on a backend with one document. */
export function openAll(
  stored: StoredConfig<BoostSettings> = { values: buildSettings(), version: 3 },
  channels = boostAnswers(),
) {
  const current = () => ({ config: stored.values, version: stored.version });
  const view = renderInPortal(<AllConfigScreen />, {
    loadMessages,
    path: '/ads-boost/yt-channels/config',
    answers: {
      ...channels,
      'GET api/ads-boost/yt-channels/config': current,
      [saveAllConfig.key]: ({ body }: { body: { config: BoostSettings; version: number } }) => {
        writeTo(stored, body.config, body.version);
        return current();
      },
    },
  });
  return { stored, view };
}

/** Opens the settings of one channel on a backend with one document. */
export function openChannel(own: OwnSettings = { max_slots: 2 }) {
  const stored: StoredConfig<OwnSettings> = { values: own, version: 1 };
  const current = () => ({ own: stored.values, inherited: buildSettings(), version: stored.version });
  renderInPortal(<ChannelConfigScreen guid="UC2" />, {
    loadMessages,
    path: '/ads-boost/yt-channels/UC2/config',
    answers: {
      ...boostAnswers(),
      'GET api/ads-boost/yt-channels/{platform_guid}/config': current,
      [saveChannelConfig.key]: ({ body }: { body: { own: OwnSettings; version: number } }) => {
        writeTo(stored, body.own, body.version);
        return current();
      },
    },
  });
  return stored;
}
