import * as v from 'valibot';

import { Channel, endpoint } from '../contract.ts';

/** Calls of features, for tests of how any call is sent. */
export const updateIntroTour = endpoint('PATCH api/intro-tour', {
  binds: false,
  body: v.object({ intro_tour: v.boolean() }),
});
export const deleteChannel = endpoint('DELETE api/channels/{platform}/{platform_guid}', { binds: true });
export const joinChannel = endpoint('POST api/channels/{platform}/{platform_guid}/join', {
  binds: true,
  body: v.object({ location: v.optional(v.string()), product_id: v.optional(v.number()) }),
  response: v.looseObject({ channel: Channel }),
});
