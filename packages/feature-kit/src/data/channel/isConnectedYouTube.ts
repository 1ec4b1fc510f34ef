import type { Channel } from '@my-air/api-client/contract';

/** Whether a channel is one of YouTube that works with us. The server leaves the status out where it does. */
export const isConnectedYouTube = ({ platform, status }: Channel) =>
  platform === 'youtube' && (status ?? 'connected') === 'connected';
