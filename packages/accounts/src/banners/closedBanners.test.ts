import type { Channel } from '@my-air/api-client/contract';
import { beforeEach, expect, test, vi } from 'vitest';

import { createBrowserStorage } from '../storage/browserStorage.ts';
import { createClosedBanners } from './closedBanners.ts';

const kite: Channel = {
  platform: 'youtube',
  platform_guid: 'UCkite',
  title: 'Kite',
  unread_count: 0,
  status: 'connected',
};
const lamp: Channel = { ...kite, platform_guid: 'UClamp', title: 'Lamp' };

beforeEach(() => localStorage.clear());

test('[CH-12] a closed banner stays closed for its channel over a reload, and open for another', () => {
  createClosedBanners(1).close(kite, 'audit');
  const afterReload = createClosedBanners(1);
  expect(afterReload.isClosed(kite, 'audit')).toBe(true);
  expect(afterReload.isClosed(kite, 'issues')).toBe(false);
  expect(afterReload.isClosed(lamp, 'audit')).toBe(false);
});

test('[CH-12] another person on this device sees their own banners', () => {
  createClosedBanners(1).close(kite, 'audit');
  expect(createClosedBanners(2).isClosed(kite, 'audit')).toBe(false);
});

test('[ACC-01] what the server knows as closed is closed here too, for that channel alone', () => {
  const closed_banners = [{ type: 'audit', channel_guid: 'UCkite', closed_at: '2026-11-01T00:00:00Z' }];
  const banners = createClosedBanners(1);
  expect(banners.isClosed({ ...kite, closed_banners }, 'audit')).toBe(true);
  expect(banners.isClosed({ ...lamp, closed_banners }, 'audit')).toBe(false);
});

test('closing tells whoever shows the banner', () => {
  const banners = createClosedBanners(1);
  const onChange = vi.fn();
  const stop = banners.subscribe(onChange);
  const before = banners.getVersion();
  banners.close(kite, 'audit');
  expect(onChange).toHaveBeenCalledOnce();
  expect(banners.getVersion()).not.toBe(before);
  stop();
  banners.close(kite, 'issues');
  expect(onChange).toHaveBeenCalledOnce();
});

test('a banner can be closed where storage is denied', () => {
  const banners = createClosedBanners(
    1,
    createBrowserStorage(() => {
      throw new DOMException('denied', 'SecurityError');
    }),
  );
  banners.close(kite, 'audit');
  expect(banners.isClosed(kite, 'audit')).toBe(true);
});

test.each(['constructor', '__proto__'])('a channel named %s is a channel like any other', (platform_guid) => {
  const banners = createClosedBanners(1);
  expect(banners.isClosed({ ...kite, platform_guid }, 'toString')).toBe(false);
  banners.close({ ...kite, platform_guid }, 'audit');
  expect(banners.isClosed({ ...kite, platform_guid }, 'toString')).toBe(false);
});
