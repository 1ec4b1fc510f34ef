import type { DataContext } from '@my-air/feature-kit';
import { mutationOptions } from '@tanstack/react-query';

import { cacheChannel } from '../channel/channels.api.ts';
import { addProfile } from '../contract.ts';
import { normalizeUsername } from './normalizeUsername.ts';

/** Adds a profile by the typed username or address; a conflict is handled by the caller (ERR-06). */
export const addProfileMutation = (portal: DataContext, platform: 'instagram' | 'tiktok') =>
  mutationOptions({
    mutationKey: ['accounts', 'add', platform],
    mutationFn: async (typed: string) => {
      const username = normalizeUsername(platform, typed) ?? typed;
      const { channel } = await portal.api.send(addProfile, { params: { platform }, body: { username } });
      await cacheChannel(portal, channel);
      return channel;
    },
    meta: { handles: 'inPlace' },
  });
