import type { Channel } from '@my-air/api-client/contract';
import { atomStore, forgetPage } from '@my-air/feature-kit/state';
import { afterEach, expect, test, vi } from 'vitest';

import { closeBanner, isBannerClosed } from './closedBanners.ts';
import { keptClosedBanners } from './ChannelHint.tsx';

const kite: Channel = {
  platform: 'youtube',
  platform_guid: 'UCkite',
  title: 'Kite',
  unread_count: 0,
  status: 'connected',
};
const lamp: Channel = { ...kite, platform_guid: 'UClamp', title: 'Lamp' };

const stops: (() => void)[] = [];
afterEach(() => {
  stops.splice(0).forEach((stop) => stop());
  forgetPage();
});

/** The closed banners of one page. */
function open(userId: number) {
  const kept = keptClosedBanners(userId);
  const onChange = vi.fn();
  stops.push(atomStore.sub(kept, onChange));
  return {
    onChange,
    close: (channel: Channel, type: string) =>
      void atomStore.set(kept, (closed) => closeBanner(closed, channel, type)),
    isClosed: (channel: Channel, type: string) => isBannerClosed(atomStore.get(kept), channel, type),
  };
}

test('[CH-12] a closed banner stays closed for its channel over a reload, and open for another', () => {
  open(1).close(kite, 'audit');
  forgetPage();
  const afterReload = open(1);
  expect(afterReload.isClosed(kite, 'audit')).toBe(true);
  expect(afterReload.isClosed(kite, 'issues')).toBe(false);
  expect(afterReload.isClosed(lamp, 'audit')).toBe(false);
});

test('[ACC-01] what the server knows as closed is closed here too, for that channel alone', () => {
  const closed_banners = [{ type: 'audit', channel_guid: 'UCkite', closed_at: '2026-11-01T00:00:00Z' }];
  const { isClosed } = open(1);
  expect(isClosed({ ...kite, closed_banners }, 'audit')).toBe(true);
  expect(isClosed({ ...lamp, closed_banners }, 'audit')).toBe(false);
});

test.each(['constructor', '__proto__'])('a channel named %s is a channel like any other', (platform_guid) => {
  const banners = open(1);
  expect(banners.isClosed({ ...kite, platform_guid }, 'toString')).toBe(false);
  banners.close({ ...kite, platform_guid }, 'audit');
  expect(banners.isClosed({ ...kite, platform_guid }, 'audit')).toBe(true);
  expect(banners.isClosed({ ...kite, platform_guid }, 'toString')).toBe(false);
});
