import { answer, type Answers } from '@my-air/feature-kit/stories';

import {
  getAllConfig,
  getChannelConfig,
  listBoostChannels,
  type BoostChannel,
  type BoostSettings,
} from '../contract.ts';
import { buildBoostChannel, buildSettings, buildVideo } from './buildBoost.ts';

/** One channel that is as all, and one with settings of its own. */
export const twoChannels: readonly BoostChannel[] = [
  buildBoostChannel(),
  buildBoostChannel({
    platform_guid: 'UC2',
    title: 'Olena Unboxed',
    own: { max_slots: 2 },
    videos: [buildVideo('d', 40), buildVideo('e', 9)],
  }),
];

/** The answers to the reading calls of ads boost. */
export function boostAnswers(channels = twoChannels, settings: BoostSettings = buildSettings()): Answers {
  return {
    ...answer(listBoostChannels, { channels: [...channels] }),
    ...answer(getAllConfig, { config: settings, version: 3 }),
    ...answer(getChannelConfig, { own: channels.at(-1)?.own ?? {}, inherited: settings, version: 1 }),
  };
}
