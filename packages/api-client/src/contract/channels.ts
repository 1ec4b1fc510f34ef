import * as v from 'valibot';

import { endpoint } from './endpoint.ts';
import { Id, Identifier, Name } from './roles.ts';

export const platforms = ['youtube', 'instagram', 'tiktok'] as const;
export type Platform = (typeof platforms)[number];

/** The status of a channel with us. The server may send others; they are shown as neutral. */
export const channelStatuses = [
  'connected',
  'not_connected',
  'invitation_sent',
  'moderation',
  'pending',
  'rejected',
  'rejected_low_metrics',
  'pending_channel_auto_invitation_dispatch',
] as const;
export type ChannelStatus = (typeof channelStatuses)[number];

/** A channel or profile of a creator. YouTube fields are absent for Instagram and TikTok, and the other way round. */
export const Channel = v.looseObject({
  platform: v.string(),
  platform_guid: Identifier,
  title: Name,
  description: v.nullish(v.string()),
  subscriber_count: v.nullish(v.number()),
  url: v.nullish(v.string()),
  username: v.nullish(v.string()),
  thumbnail_image: v.nullish(v.string()),
  is_verified: v.nullish(v.number()),
  join_request_not_allowed_until: v.nullish(v.string()),
  /** When the channel came to its status; its answer is promised from here. Assumed. */
  status_since: v.nullish(v.string()),
  /** The end of the time in which our invitation can be accepted, while it is open. Assumed. */
  invitation_expires_at: v.nullish(v.string()),
  /** The expected end of the channel's audit, while one is under way. Assumed. */
  audit_expected_at: v.nullish(v.string()),
  /** The end of the channel's last audit. Assumed. */
  audit_completed_at: v.nullish(v.string()),
  /** When the newest video of the channel was published. Assumed. */
  last_published_at: v.nullish(v.string()),
  added_from_product: v.nullish(Id),
  closed_banners: v.nullish(
    v.array(v.looseObject({ type: v.string(), channel_guid: Identifier, closed_at: v.nullish(v.string()) })),
  ),
  unread_count: v.nullish(v.number(), 0),
  air_vertical_id: v.nullish(Id),
  selected_vertical_id: v.nullish(Id),
  country: v.nullish(v.string()),
  // YouTube
  banner_image: v.nullish(v.string()),
  status: v.nullish(v.string(), 'connected'),
  resolution: v.nullish(v.string()),
  chat_id: v.nullish(Id),
  contract: v.nullish(
    v.looseObject({
      income_types: v.nullish(v.array(v.string())),
      income_percent: v.nullish(v.number()),
      is_loyalty: v.nullish(v.boolean()),
    }),
  ),
  issues: v.nullish(v.array(v.string())),
  issue_descriptions: v.nullish(v.array(v.string())),
  /** Whether our access was taken back at the platform. Assumed for channels, as AI metadata has it. */
  is_access_revoked: v.nullish(v.boolean()),
  /** The thresholds that a `rejected_low_metrics` channel missed, with its own figures. Assumed. */
  metrics: v.nullish(
    v.array(v.looseObject({ name: Name, required: v.number(), current: v.nullish(v.number()) })),
  ),
  // Instagram and TikTok
  following: v.nullish(v.number()),
  posts: v.nullish(v.number()),
  likes: v.nullish(v.number()),
});
export type Channel = v.InferOutput<typeof Channel>;

export const listChannels = /* @__PURE__ */ endpoint('GET api/channels', {
  response: v.looseObject({ channels: v.array(Channel) }),
});
