import { assumedEndpoint, Identifier, Name } from '@my-air/api-client/contract';
import * as v from 'valibot';

/** A connected channel whose videos can get suggestions. */
export const OptimizationChannel = v.looseObject({
  platform_guid: Identifier,
  title: Name,
  thumbnail_image: v.nullish(v.string()),
  subscriber_count: v.nullish(v.number()),
  /** How many suggestions wait for a decision. */
  open_count: v.number(),
  /** How many of its latest videos have no suggestions yet. */
  unwritten_count: v.nullish(v.number()),
  /** Whether the owner took our access back; then nothing can be put in place. */
  is_access_revoked: v.nullish(v.boolean()),
});
export type OptimizationChannel = v.InferOutput<typeof OptimizationChannel>;

export const listOptimizationChannels = /* @__PURE__ */ assumedEndpoint('GET api/ai-optimization/channels', {
  response: v.looseObject({ channels: v.array(OptimizationChannel) }),
});
