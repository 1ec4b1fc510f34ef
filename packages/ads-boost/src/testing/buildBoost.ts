import type { BoostChannel, BoostSettings, BoostVideo } from '../contract.ts';

/** Settings as a partner gets them first. */
export function buildSettings(values: Partial<BoostSettings> = {}): BoostSettings {
  return {
    enabled: true,
    min_video_minutes: 8,
    auto_slots: true,
    max_slots: 4,
    min_gap: 4,
    excluded_video_ids: [],
    ...values,
  };
}

/** A video of a length in minutes. */
export function buildVideo(id: string, minutes: number, values: Partial<BoostVideo> = {}): BoostVideo {
  return { id, title: `Video ${id}`, duration_seconds: minutes * 60, manual_slots: [], ...values };
}

/** A channel that is as all. */
export function buildBoostChannel(values: Partial<BoostChannel> = {}): BoostChannel {
  return {
    platform_guid: 'UC1',
    title: 'Olena Makes',
    thumbnail_image: null,
    subscriber_count: 12_000,
    own: {},
    videos: [buildVideo('a', 25), buildVideo('b', 6), buildVideo('c', 12)],
    ...values,
  };
}
