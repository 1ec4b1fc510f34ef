import { channelKey, type ChannelId } from '../channel/channelKey.ts';

/** The parameters of an address that narrow the screens to channels: their keys, and the name of their group. */
export const scopeParameters = { keys: 'only', group: 'group' } as const;

/** An address that opens narrowed to these channels; `group` is the name that they have together. */
export function addressOfScope(
  address: URL,
  channels: readonly ChannelId[],
  group: string | undefined,
): string {
  const url = new URL(address);
  url.searchParams.set(scopeParameters.keys, channels.map(channelKey).join(','));
  if (group !== undefined) url.searchParams.set(scopeParameters.group, group);
  return url.href;
}
