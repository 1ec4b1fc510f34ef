import type { Channel } from '@my-air/api-client/contract';

/** Whether these are the channels of a partner: at least one YouTube channel is connected. */
export function isPartner(channels: readonly Pick<Channel, 'platform' | 'status'>[]): boolean {
  return channels.some(({ platform, status }) => platform === 'youtube' && status === 'connected');
}
