import { Id, Identifier, Name } from '@my-air/api-client/contract';
import * as v from 'valibot';

/** A channel whose videos a platform gets. */
export const DistributedChannel = v.looseObject({ platform_guid: Identifier, title: Name });

/** A platform that videos can be distributed to. */
export const DistributionPlatform = v.looseObject({
  id: Id,
  /** The name of the platform. */
  platform: Name,
  description: v.nullish(v.string()),
  /** One of `distributionStates`, or one that this build does not know. */
  state: v.nullish(v.string()),
  /** The service that explains it. */
  product_id: v.nullish(Id),
  total_amount_usd: v.nullish(v.number()),
  channels: v.nullish(v.array(DistributedChannel)),
  agreement_id: v.nullish(Identifier),
  /** `cabinet` or `docusign`. */
  agreement_signing_method: v.nullish(v.string()),
  chat_id: v.nullish(Id),
  unread_count: v.nullish(v.number()),
  /** Why it is rejected or cannot be distributed to. Assumed. */
  reason: v.nullish(v.string()),
});
export type DistributionPlatform = v.InferOutput<typeof DistributionPlatform>;
