import type { BoostChannel, BoostSettings } from '../contract.ts';
import { breaksOf } from './breaksOf.ts';
import { effectiveSettings } from './effectiveSettings.ts';

/**
 * The number of videos of channels, and the number of those with breaks under the settings of each channel.
 */
export function countBreaks(channels: readonly BoostChannel[], all: BoostSettings) {
  const breaks = channels.flatMap(({ own, videos }) => {
    const settings = effectiveSettings(all, own);
    return videos.map((video) => breaksOf(video, settings).length);
  });
  return { total: breaks.length, withBreaks: breaks.filter((count) => count > 0).length };
}
