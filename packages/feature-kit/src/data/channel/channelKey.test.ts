import { buildChannel } from '../../testing.ts';
import { expect, test } from 'vitest';

import { channelKey, findChannel, isSameChannel } from './channelKey.ts';

const channels = ['instagram', 'tiktok', 'youtube'].map((platform) =>
  buildChannel({ platform, platform_guid: 'kite.films' }),
);

test('[CH-01] one id at three platforms is three channels', () => {
  const keys = channels.map(channelKey);
  expect(keys).toEqual(['instagram:kite.films', 'tiktok:kite.films', 'kite.films']);
  expect(keys.map((key) => findChannel(channels, key))).toEqual(channels);
  expect(channels.map((channel) => isSameChannel(channel, channels[1]!))).toEqual([false, true, false]);
});

test('[CH-01] an address from before platforms were named still leads to its channel', () => {
  expect(findChannel(channels.slice(0, 1), 'kite.films')).toBe(channels[0]);
  expect(findChannel(channels, 'kite.films')).toBe(channels[2]);
  // Of two profiles with this id neither is the one that was meant.
  expect(findChannel(channels.slice(0, 2), 'kite.films')).toBeUndefined();
  expect(findChannel(channels, 'gone')).toBeUndefined();
  expect(findChannel(channels, undefined)).toBeUndefined();
});

test('[CH-01] an entry that names no platform is about YouTube, and one without an id about no channel', () => {
  const about = { platform_guid: 'kite.films' };
  expect(channels.map((channel) => isSameChannel(about, channel))).toEqual([false, false, true]);
  expect(isSameChannel({ platform: 'tiktok', platform_guid: null }, channels[1]!)).toBe(false);
  expect(channelKey(about)).toBe('kite.films');
});
