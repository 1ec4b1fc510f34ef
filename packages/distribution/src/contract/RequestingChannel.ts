import { Id, Identifier, Name } from '@my-air/api-client/contract';
import * as v from 'valibot';

/** A request to distribute one channel to one platform. The dates are assumed; one that is not known yet is null. */
export const RequestedPlatform = v.looseObject({
  /** The number of the platform. */
  id: Id,
  platform: Name,
  state: v.nullish(v.string()),
  agreed_at: v.nullish(v.string()),
  review_at: v.nullish(v.string()),
  delivering_at: v.nullish(v.string()),
  live_at: v.nullish(v.string()),
  /** The expected date of going live, while it is not live. */
  expected_at: v.nullish(v.string()),
});
export type RequestedPlatform = v.InferOutput<typeof RequestedPlatform>;

/** A channel with its requests that are under way. */
export const RequestingChannel = v.looseObject({
  platform_guid: Identifier,
  title: Name,
  thumbnail_image: v.nullish(v.string()),
  distribution_platforms: v.nullish(v.array(RequestedPlatform)),
});
export type RequestingChannel = v.InferOutput<typeof RequestingChannel>;
