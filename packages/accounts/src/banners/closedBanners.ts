import type { Channel } from '@my-air/api-client/contract';
import * as v from 'valibot';

import { browserStorage, type BrowserStorage } from '../storage/browserStorage.ts';
import { readJson } from '../storage/readJson.ts';

/** By channel and kind of banner: when it was closed, as an ISO timestamp. */
const ClosedBanners = v.record(v.string(), v.record(v.string(), v.string()));
type ClosedBanners = v.InferOutput<typeof ClosedBanners>;

/** The banners one person has closed on this device; the server's own list is merged in. */
export interface ClosedBannerStore {
  subscribe: (onChange: () => void) => () => void;
  /** Changes whenever a banner is closed. */
  getVersion: () => number;
  isClosed: (channel: Channel, type: string) => boolean;
  close: (channel: Channel, type: string) => void;
}

/** Remembers closed banners per person and channel, over reloads. */
export function createClosedBanners(
  userId: number,
  storage: BrowserStorage = browserStorage,
): ClosedBannerStore {
  const key = `accounts.closedBanners.${userId}`;
  const listeners = new Set<() => void>();
  let version = 0;

  return {
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    getVersion: () => version,
    isClosed: (channel, type) =>
      isClosedByServer(channel, type) ||
      closedIn(readJson(storage, key, ClosedBanners) ?? {}, channel.platform_guid, type),
    close: ({ platform_guid }, type) => {
      const closed = readJson(storage, key, ClosedBanners) ?? {};
      const ofChannel = Object.hasOwn(closed, platform_guid) ? closed[platform_guid] : undefined;
      const next: ClosedBanners = {
        ...closed,
        [platform_guid]: { ...ofChannel, [type]: new Date().toISOString() },
      };
      storage.write(key, JSON.stringify(next));
      version += 1;
      for (const tell of listeners) tell();
    },
  };
}

function isClosedByServer({ closed_banners, platform_guid }: Channel, type: string): boolean {
  return (closed_banners ?? []).some(
    (banner) =>
      banner.type === type && banner.channel_guid === platform_guid && Boolean(banner.closed_at ?? true),
  );
}

function closedIn(closed: ClosedBanners, guid: string, type: string): boolean {
  const ofChannel = Object.hasOwn(closed, guid) ? closed[guid] : undefined;
  return ofChannel !== undefined && Object.hasOwn(ofChannel, type);
}
