import { assumedEndpoint, Id, Name, Timestamp } from '@my-air/api-client/contract';
import * as v from 'valibot';

export const auditStatuses = ['open', 'in_progress', 'completed_recently', 'completed'] as const;
export type AuditStatus = (typeof auditStatuses)[number];

/** The findings of our analysts about a channel. Durations in seconds, `period` as two ISO dates. */
export const Audit = v.looseObject({
  status: v.string(),
  chat_id: v.nullish(Id),
  estimated_date: v.nullish(v.string()),
  completed_date: v.nullish(v.string()),
  audit_request_not_allowed_until: v.nullish(v.string()),
  is_contributed: v.nullish(v.boolean()),
  stats: v.nullish(
    v.looseObject({
      published_shorts: v.nullish(v.number()),
      published_videos: v.nullish(v.number()),
      average_short_duration: v.nullish(v.number()),
      average_video_duration: v.nullish(v.number()),
      daily_publishing: v.nullish(v.number()),
      views: v.nullish(v.number()),
      monetized_playbacks: v.nullish(v.number()),
      traffic_sources: v.nullish(v.array(v.looseObject({ name: Name, percent: v.number() }))),
      period: v.nullish(v.looseObject({ from: Timestamp, to: Timestamp })),
    }),
  ),
});
export type Audit = v.InferOutput<typeof Audit>;

export const getAudit = assumedEndpoint('GET api/channels/{platform}/{platform_guid}/audit', {
  response: v.looseObject({ audit: v.nullable(Audit) }),
});
export const requestAudit = assumedEndpoint('POST api/channels/{platform}/{platform_guid}/audit', {
  binds: true,
  response: v.looseObject({ audit: Audit }),
});
