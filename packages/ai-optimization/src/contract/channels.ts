import { assumedEndpoint, Identifier, Name } from '@my-air/api-client/contract';
import * as v from 'valibot';

/** A connected channel whose videos can get suggestions. */
export const OptimizationChannel = v.looseObject({
  platform_guid: Identifier,
  title: Name,
  thumbnail_image: v.nullish(v.string()),
  subscriber_count: v.nullish(v.number()),
  /** The number of suggestions that wait for a decision. */
  open_count: v.number(),
  /** The number of its latest videos without suggestions. */
  unwritten_count: v.nullish(v.number()),
  /** Whether the owner revoked our access; then no suggestion can be accepted. */
  is_access_revoked: v.nullish(v.boolean()),
});
export type OptimizationChannel = v.InferOutput<typeof OptimizationChannel>;

export const listOptimizationChannels = assumedEndpoint('GET api/ai-optimization/channels', {
  response: v.looseObject({ channels: v.array(OptimizationChannel) }),
});
