import type { Channel, Country } from '@my-air/api-client/contract';
import { defineFeature } from '@my-air/feature-kit';
import type { OAuthReferer } from '@my-air/feature-kit/views';
import * as v from 'valibot';

import { loadMessages } from './locales/index.ts';
import { accountsRoutes } from './routes.ts';

/** The modals that this feature brings, with their props and answers. */
export interface AccountsModals {
  'add-contacts': { props: Record<never, never>; answer: 'saved' };
  'add-channel': { props: { referer?: OAuthReferer; productId?: number }; answer: 'added' };
  /** The same dialog, where the platform is known. */
  'add-profile': { props: { platform: 'instagram' | 'tiktok' }; answer: 'added' };
  'already-connected': { props: { channelTitle: string }; answer: 'read' };
  'auto-confirmed': { props: { channelTitle: string }; answer: 'read' };
  /** A new group of channels, with those that are chosen already, or the group of this id. */
  'channel-group': {
    props: { channels: readonly string[]; group?: string; name?: string };
    answer: 'saved';
  };
  /** The name of a view of channels, a new one or one that is renamed. */
  'channel-view': { props: { name: string; isNew: boolean }; answer: { name: string } };
  'confirm-deletion': { props: { channel: Channel }; answer: 'confirmed' };
  'country-residence': { props: Record<never, never>; answer: { country: Country; region?: string } };
  'oauth-profile': {
    props: {
      platform: string;
      referer?: OAuthReferer;
      productId?: number;
      /** Whether the channel also asks to join our network. @default true for a new channel of YouTube */
      joins?: boolean;
      /** The channel that has to be chosen there once more. */
      reconnects?: { guid: string; title: string };
    };
    answer: 'left';
  };
}

declare module '@my-air/feature-kit' {
  interface Modals extends AccountsModals {}
  interface PortalConfig {
    baseProducts: { instagram: number | null; tiktok: number | null };
  }
  interface PortalFlags {
    instagramTiktokPages: boolean;
  }
}

/** The settings of `config.json` that this feature reads. */
const settings = v.object({
  baseProducts: v.pipe(
    v.optional(v.object({ instagram: v.nullable(v.number()), tiktok: v.nullable(v.number()) }), {
      instagram: null,
      tiktok: null,
    }),
    v.description(
      'The products that Instagram and TikTok profiles start from; null hides the parts that need them.',
    ),
  ),
  flags: v.optional(
    v.object({
      instagramTiktokPages: v.pipe(
        v.boolean(),
        v.description('Opens /accounts/instagram and /accounts/tiktok as pages.'),
      ),
    }),
    { instagramTiktokPages: false },
  ),
});

/** The entry of accounts for the shell. */
export const accountsFeature = defineFeature({
  id: 'accounts',
  routes: accountsRoutes,
  settings,
  // With these a platform sends a user back.
  entryParameters: [
    { names: ['oauth', 'oauth_platform', 'oauth_channel', 'oauth_title'] },
    // The channels of a link; a group may have hundreds.
    { names: ['only', 'group'], longest: 32_000 },
  ],
  loadMessages,
  contributions: () => import('./contributions.ts'),
});
