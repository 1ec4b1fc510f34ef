import type { BoostChannel, BoostSettings, BoostVideo } from '../contract.ts';
import { breaksOf } from './breaksOf.ts';
import { effectiveSettings } from './effectiveSettings.ts';
import { isSameValue } from './fields.ts';

/** A video whose breaks a change moves. */
export interface ChangedVideo {
  video: BoostVideo;
  before: readonly number[];
  after: readonly number[];
}

/** The effect of a change on the videos of the channels that it reaches. */
export interface ChangePreview {
  changed: readonly ChangedVideo[];
  total: number;
}

/** Settings that apply to a channel. */
export type SettingsOf = (channel: BoostChannel) => BoostSettings;

/** The videos that get other breaks when one way of finding a channel's settings replaces another. */
export function previewChange(
  channels: readonly BoostChannel[],
  before: SettingsOf,
  after: SettingsOf,
): ChangePreview {
  const all = channels.flatMap((channel) =>
    channel.videos.map((video) => ({
      video,
      before: breaksOf(video, before(channel)),
      after: breaksOf(video, after(channel)),
    })),
  );
  return { changed: all.filter((one) => !isSameValue(one.before, one.after)), total: all.length };
}

/** The effect on a channel of settings of all channels. */
export const under =
  (all: BoostSettings): SettingsOf =>
  ({ own }) =>
    effectiveSettings(all, own);
