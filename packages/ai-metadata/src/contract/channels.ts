import { assumedEndpoint, endpoint, Identifier, Name } from '@my-air/api-client/contract';
import * as v from 'valibot';

/** The languages and the overwrite option of the latest batch of a channel. */
export const BatchTranslation = v.looseObject({
  original_language: v.nullish(v.string()),
  translate_languages: v.nullish(v.array(v.string())),
  update_existing_localizations: v.nullish(v.boolean()),
});
export type BatchTranslation = v.InferOutput<typeof BatchTranslation>;

/** A channel that AI metadata may translate. `{id}` of every call is its `platform_guid`. */
export const AiChannel = v.looseObject({
  platform: v.nullish(v.string()),
  platform_guid: Identifier,
  title: Name,
  description: v.nullish(v.string()),
  thumbnail_image: v.nullish(v.string()),
  subscriber_count: v.nullish(v.number()),
  url: v.nullish(v.string()),
  /** The channel's statistics in YouTube Studio. */
  statistic_url: v.nullish(v.string()),
  /** Whether translations of this channel are paid from the balance. */
  is_affecting_balance: v.nullish(v.boolean()),
  is_access_revoked: v.nullish(v.boolean()),
  is_being_translated: v.nullish(v.boolean()),
  is_synced_first_page: v.nullish(v.boolean()),
  is_background_syncing: v.nullish(v.boolean()),
  batch_translation: v.nullish(BatchTranslation),
  is_enabled_auto_localization: v.nullish(v.boolean()),
  /** The number of videos that the platform reports, and of those that are synced. Assumed. */
  video_count: v.nullish(v.number()),
  synced_video_count: v.nullish(v.number()),
  synced_at: v.nullish(v.string()),
  /** The time before which a forced update is refused with 429; null when it is allowed. Assumed. */
  force_update_allowed_at: v.nullish(v.string()),
});
export type AiChannel = v.InferOutput<typeof AiChannel>;

export const listAiChannels = endpoint('GET api/ai-metadata/channels', {
  response: v.looseObject({ channels: v.array(AiChannel) }),
});
/** Starts a new synchronisation. 429 with `Retry-After` during the cool-down, 409 while one is running. */
export const requestForceUpdate = endpoint('POST api/ai-metadata/channels/{id}/request-force-update', {
  binds: false,
  response: v.looseObject({ channel: AiChannel }),
});
/**
 * 204 grants the capability `metadata_ai_service`; a refusal is 403 with a `Refusal` in `code`, which names
 * the missing step.
 */
export const receiveCapability = endpoint('POST api/ai-metadata/capabilities/receive', {
  binds: true,
});
/** Disconnects a channel from AI metadata: active jobs are cancelled, videos on the platform stay as they are. */
export const disconnectAiChannel = assumedEndpoint('DELETE api/ai-metadata/channels/{id}', {
  binds: true,
});
