// The wire of Ads boost: valibot schemas and the endpoints that carry them. The sandbox responds from the same contracts.
// The specification names no calls for ads boost: all of these are assumed.
import { assumedEndpoint, Identifier, Name } from '@my-air/api-client/contract';
import * as v from 'valibot';

import { leastVideoMinutes, mostGapMinutes, mostSlots, mostVideoMinutes } from './contract/limits.ts';

const minutesOfVideo = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(leastVideoMinutes),
  v.maxValue(mostVideoMinutes),
);
const slots = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(mostSlots));
const gap = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(mostGapMinutes));

/** The settings of all channels. */
export const BoostSettings = v.object({
  enabled: v.boolean(),
  /** Shorter videos get no breaks, in minutes; never below 8. */
  min_video_minutes: minutesOfVideo,
  /** Whether breaks are spread over the video; otherwise those that the creator placed are used. */
  auto_slots: v.boolean(),
  /** The most breaks in one video. */
  max_slots: slots,
  /** The least distance between two breaks, in minutes. */
  min_gap: gap,
  excluded_video_ids: v.array(Identifier),
});
export type BoostSettings = v.InferOutput<typeof BoostSettings>;

/** The settings of a channel itself; a field that is absent comes from the settings of all channels. */
export const OwnSettings = v.partial(BoostSettings);
export type OwnSettings = v.InferOutput<typeof OwnSettings>;

/** A video, as far as breaks are concerned. */
export const BoostVideo = v.looseObject({
  id: Identifier,
  title: Name,
  duration_seconds: v.number(),
  /** The places where its creator put breaks, in seconds. */
  manual_slots: v.nullish(v.array(v.number())),
  /** YouTube's word for each break that its creator placed: `good`, `interruptive`, or a later word. */
  slot_quality: v.nullish(v.array(v.looseObject({ at: v.number(), quality: v.string() }))),
});
export type BoostVideo = v.InferOutput<typeof BoostVideo>;

/** A channel with its own settings and its latest videos. */
export const BoostChannel = v.looseObject({
  platform_guid: Identifier,
  title: Name,
  thumbnail_image: v.nullish(v.string()),
  subscriber_count: v.nullish(v.number()),
  own: OwnSettings,
  videos: v.array(BoostVideo),
});
export type BoostChannel = v.InferOutput<typeof BoostChannel>;

const AllConfig = v.looseObject({ config: BoostSettings, version: v.number() });
const ChannelConfig = v.looseObject({ own: OwnSettings, inherited: BoostSettings, version: v.number() });

export const listBoostChannels = assumedEndpoint('GET api/ads-boost/yt-channels', {
  response: v.looseObject({ channels: v.array(BoostChannel) }),
});
export const getAllConfig = assumedEndpoint('GET api/ads-boost/yt-channels/config', {
  response: AllConfig,
});
/** 409 when another save followed `version`. */
export const saveAllConfig = assumedEndpoint('PUT api/ads-boost/yt-channels/config', {
  binds: true,
  body: v.object({ config: BoostSettings, version: v.number() }),
  response: AllConfig,
});
export const getChannelConfig = assumedEndpoint('GET api/ads-boost/yt-channels/{platform_guid}/config', {
  response: ChannelConfig,
});
/** 409 when another save followed `version`. */
export const saveChannelConfig = assumedEndpoint('PUT api/ads-boost/yt-channels/{platform_guid}/config', {
  binds: true,
  body: v.object({ own: OwnSettings, version: v.number() }),
  response: ChannelConfig,
});
