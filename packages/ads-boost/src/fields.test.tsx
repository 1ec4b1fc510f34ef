import { describeFields } from '@my-air/feature-api/testing';

import { getAllConfig, getChannelConfig, listBoostChannels } from './contract.ts';
import { adsBoostFeature } from './feature.ts';
import { boostAnswers, twoChannels } from './testing/boostAnswers.ts';
import { buildSettings } from './testing/buildBoost.ts';

const answers = boostAnswers();

describeFields(adsBoostFeature, {
  'the channels': {
    screen: '/ads-boost',
    answers,
    call: listBoostChannels,
    good: { channels: twoChannels },
    keeps: ['Olena Unboxed'],
  },
  'the settings of all channels': {
    screen: '/ads-boost/yt-channels/config',
    answers,
    call: getAllConfig,
    good: { config: buildSettings({ excluded_video_ids: ['a', 'b'] }), version: 3 },
  },
  'the settings of a channel': {
    screen: '/ads-boost/yt-channels/UC2/config',
    answers,
    call: getChannelConfig,
    good: {
      own: { max_slots: 2, excluded_video_ids: ['d', 'e'] },
      inherited: buildSettings(),
      version: 1,
    },
  },
});
