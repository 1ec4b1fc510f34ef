import type { Channel } from '@my-air/api-client/contract';

import { describeChannelStatus, type ChannelStatusDescription } from './describeChannelStatus.ts';
import { reapplyMoment } from './reapplyMoment.ts';
import { useNow } from './useNow.ts';

/** A channel's status in words; changes by itself when the date passes on which it may apply again. */
export function useChannelStatus(channel: Channel): ChannelStatusDescription {
  return describeChannelStatus(channel, useNow(reapplyMoment(channel)));
}
