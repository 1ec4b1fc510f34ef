import { endpoint, Id } from '@my-air/api-client/contract';
import * as v from 'valibot';

import { Product } from './products.ts';

/** The chat in which a service is talked about, as every call answers that opens one. */
const process = v.looseObject({ chat_id: v.nullish(Id) });

/** Asks for a service for one channel; asking again for the same channel opens no second chat. */
export const requestProduct = endpoint('POST api/ecosystem/productProvision/{id}', {
  binds: true,
  body: v.object({
    /** `platform_guid` of one of the partner's channels. */
    channel: v.pipe(v.string(), v.nonEmpty()),
    /** The platform of that channel, for two may know a creator by one name. Assumed. */
    platform: v.optional(v.string()),
  }),
  response: v.looseObject({ product: Product, process: v.nullish(process) }),
});
/**
 * Opens the partner's chat with the team behind the service, or finds the open one. For members alone: others
 * get 403.
 */
export const askProductSupport = endpoint('POST api/ecosystem/products/{id}/members-only/support', {
  binds: false,
  response: v.looseObject({ process: v.nullish(process) }),
});
/** Pins a service to the top of the partner's catalogue; pinning a pinned one changes nothing. */
export const pinProduct = endpoint('POST api/ecosystem/products/{id}/pin', {
  binds: false,
  response: v.looseObject({ product: Product }),
});
