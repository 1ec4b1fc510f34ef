import type { AiChannel } from '../contract.ts';

/** The states of a channel, the most urgent first. */
export type ChannelState = 'access_revoked' | 'translating' | 'first_sync' | 'syncing' | 'auto' | 'ready';

/** Every state that a channel is in; at least one. */
export function channelStates(channel: AiChannel): readonly ChannelState[] {
  const states: ChannelState[] = [];
  if (channel.is_access_revoked) states.push('access_revoked');
  if (channel.is_being_translated) states.push('translating');
  // A server that omits the field has nothing to wait for.
  if (channel.is_synced_first_page === false) states.push('first_sync');
  else if (channel.is_background_syncing) states.push('syncing');
  if (channel.is_enabled_auto_localization) states.push('auto');
  return states.length > 0 ? states : ['ready'];
}
