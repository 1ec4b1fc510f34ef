import type { Channel } from '@my-air/api-client/contract';

export interface Pulse {
  /** Subscribers and followers of all connected channels and profiles. */
  followers: number;
  connected: number;
  /** Channels that are between the request and the connection. */
  underWay: number;
  /** Channels with issues. */
  withIssues: number;
}

const waitingStatuses: readonly string[] = [
  'pending',
  'moderation',
  'invitation_sent',
  'pending_channel_auto_invitation_dispatch',
];

/** Sums a creator's channels up. */
export function pulseOf(channels: readonly Channel[]): Pulse {
  const connected = channels.filter(({ status }) => status === 'connected');
  return {
    followers: connected.reduce((sum, { subscriber_count }) => sum + (subscriber_count ?? 0), 0),
    connected: connected.length,
    underWay: channels.filter(({ status }) => waitingStatuses.includes(status ?? '')).length,
    withIssues: channels.filter(({ issues }) => issues && issues.length > 0).length,
  };
}
