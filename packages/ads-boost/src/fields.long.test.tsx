import { describeFields, pressButtons } from '@my-air/feature-kit/testing';
import { fireEvent, screen } from '@testing-library/react';

import {
  getAllConfig,
  getChannelConfig,
  listBoostChannels,
  saveAllConfig,
  saveChannelConfig,
} from './contract.ts';
import { adsBoostFeature } from './feature.ts';
import { boostAnswers, twoChannels } from './testing/boostAnswers.ts';
import { buildSettings } from './testing/buildBoost.ts';

const answers = boostAnswers();

/** Changes one setting and saves it. */
async function switchOff() {
  fireEvent.click(await screen.findByRole('switch', { name: 'Add breaks to long videos' }));
  await pressButtons('Save')();
}

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
  'the settings of all channels that are saved': {
    screen: '/ads-boost/yt-channels/config',
    answers,
    act: switchOff,
    call: saveAllConfig,
    good: { config: buildSettings({ enabled: false }), version: 4 },
  },
  'the settings of a channel that are saved': {
    screen: '/ads-boost/yt-channels/UC2/config',
    answers,
    act: switchOff,
    call: saveChannelConfig,
    good: { own: { max_slots: 2, enabled: false }, inherited: buildSettings(), version: 2 },
  },
});
