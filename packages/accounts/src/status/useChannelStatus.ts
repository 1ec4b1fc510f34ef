import type { Channel } from '@my-air/api-client/contract';
import { useFormat } from '@my-air/i18n';
import { useNow } from '@my-air/ui-kit';

import { describeChannelStatus, type ChannelStatusDescription } from './describeChannelStatus.ts';
import { reapplyMoment } from './reapplyMoment.ts';

/** A channel's status in words; updates itself when the date passes on which it may apply again. */
export function useChannelStatus(channel: Channel): ChannelStatusDescription {
  const { timeZone } = useFormat();
  const now = useNow({ awaited: reapplyMoment(channel, timeZone) });
  return describeChannelStatus(channel, now, timeZone);
}
