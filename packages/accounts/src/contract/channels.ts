import { Channel, endpoint, Id } from '@my-air/api-client/contract';
import * as v from 'valibot';

export const deleteChannel = endpoint('DELETE api/channels/{platform}/{platform_guid}', {
  binds: true,
});
export const setChannelCountry = endpoint('POST api/channels/{platform}/{platform_guid}/country', {
  binds: true,
  body: v.object({ country_code: v.string() }),
  response: v.looseObject({ channel: Channel }),
});
export const joinChannel = endpoint('POST api/channels/{platform}/{platform_guid}/join', {
  binds: true,
  body: v.object({ location: v.optional(v.string()), product_id: v.optional(Id) }),
  response: v.looseObject({ channel: Channel }),
});
export const addProfile = endpoint('POST api/channels/{platform}/add', {
  binds: true,
  body: v.object({ username: v.pipe(v.string(), v.nonEmpty()) }),
  response: v.looseObject({ channel: Channel }),
});
