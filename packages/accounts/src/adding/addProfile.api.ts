import type { DataContext } from '@my-air/feature-kit';
import { mutationOptions } from '@tanstack/react-query';

import { cacheChannel } from '../channel/channels.api.ts';
import { addProfile } from '../contract.ts';
import type { NamedProfile } from './readProfiles.ts';

/** A profile on its way, with the text that it was read from. */
export interface SentProfile extends NamedProfile {
  text: string;
}

/** The key under which a profile is being added, wherever it was started. */
export const addKey = ['accounts', 'add'];

/** Adds a profile by its username; the caller tells a conflict (ERR-06) and other failures. */
export const addProfileMutation = (portal: DataContext) =>
  mutationOptions({
    mutationKey: addKey,
    mutationFn: async ({ platform, name }: SentProfile) => {
      const { channel } = await portal.api.send(addProfile, {
        params: { platform },
        body: { username: name },
      });
      await cacheChannel(portal, channel);
      return channel;
    },
    meta: { handles: 'inPlace' },
  });
