import { endpoint, Id } from '@my-air/api-client/contract';
import * as v from 'valibot';

import { DistributionPlatform } from './DistributionPlatform.ts';
import { RequestingChannel } from './RequestingChannel.ts';

/** The platforms, and the income from all of them in US dollars. */
export const getDistribution = endpoint('GET api/distribution', {
  response: v.looseObject({
    platforms: v.array(DistributionPlatform),
    total_amount_usd: v.nullish(v.number()),
  }),
});
/** The requests that are under way, by channel. */
export const listActiveRequests = endpoint('GET api/distribution/requests/active', {
  response: v.looseObject({ channels: v.array(RequestingChannel) }),
});
/** The chat about videos and distribution; null where there is none. */
export const getVideoSupportChat = endpoint('GET api/distribution/videoSupportChat', {
  response: v.looseObject({
    chat: v.nullish(v.looseObject({ id: Id, unread_count: v.nullish(v.number()) })),
  }),
});
/** Accepts the agreement of a platform; a second call changes nothing. */
export const agreeToDistribution = endpoint(
  'POST api/distribution/{distribution_platform_id}/agreement/{agreement}',
  { binds: true },
);
