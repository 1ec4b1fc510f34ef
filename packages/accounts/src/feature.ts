import type { Channel, Country } from '@my-air/api-client/contract';
import { defineFeature } from '@my-air/feature-kit';
import type { OAuthReferer } from '@my-air/feature-kit/views';
import { translated } from '@my-air/i18n';
import { PlusIcon } from '@my-air/ui-kit';
import MonitorPlay from 'lucide-react/icons/monitor-play';
import * as v from 'valibot';

import { loadMessages } from './locales/index.ts';
import { accountsRoutes, navigationLabel } from './routes.ts';
import type { LeftOut, SeveralAct } from './several/actOnSeveral.ts';
import { ChannelFace } from './switch/ChannelFace.tsx';

/** The modals that this feature brings, with their props and answers. */
export interface AccountsModals {
  'add-contacts': { props: Record<never, never>; answer: 'saved' };
  'add-channel': { props: { referer?: OAuthReferer; productId?: number }; answer: 'added' };
  'already-connected': { props: { channelTitle: string }; answer: 'read' };
  'auto-confirmed': { props: { channelTitle: string }; answer: 'read' };
  /** The outcome of each of several channels that were acted on together, some of which were left out. */
  'channels-left-out': {
    props: { act: SeveralAct; done: readonly string[]; leftOut: readonly LeftOut[] };
    answer: 'read';
  };
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
  'add-profile': { props: { platform: 'instagram' | 'tiktok' }; answer: 'added' };
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
    v.object({ instagram: v.nullable(v.number()), tiktok: v.nullable(v.number()) }),
    v.description(
      'The products that Instagram and TikTok profiles start from; null hides the parts that need them.',
    ),
  ),
  flags: v.object({
    instagramTiktokPages: v.pipe(
      v.boolean(),
      v.description('Opens /accounts/instagram and /accounts/tiktok as pages.'),
    ),
  }),
});

/** The name of this feature's results in the search of the top bar. */
const searchLabel = translated({
  en: 'Your channels',
  uk: 'Ваші канали',
  es: 'Tus canales',
  ru: 'Ваши каналы',
  pt: 'Seus canais',
});

const addChannelLabel = translated({
  en: 'Add a channel',
  uk: 'Додати канал',
  es: 'Añadir un canal',
  ru: 'Добавить канал',
  pt: 'Adicionar um canal',
});

const switchLabel = translated({ en: 'Channel', uk: 'Канал', es: 'Canal', ru: 'Канал', pt: 'Canal' });

/** The entry of accounts for the shell. */
export const accountsFeature = defineFeature({
  id: 'accounts',
  routes: accountsRoutes,
  settings,
  entryParameters: [
    {
      // With these a platform sends a user back.
      names: ['oauth', 'oauth_platform', 'oauth_channel', 'oauth_title'],
      load: () => import('./returning/handleOAuthReturn.ts').then((module) => module.handleOAuthReturn),
    },
  ],
  navigation: [
    {
      id: 'accounts',
      label: navigationLabel,
      to: '/accounts/youtube',
      icon: MonitorPlay,
      group: 'main',
      isPrimary: true,
    },
  ],
  cards: [
    {
      id: 'channels',
      place: 'main',
      isFirstOnPhone: true,
      height: 460,
      shape: 'rows',
      load: () => import('./homepage/ChannelsCard.tsx').then((module) => module.ChannelsCard),
    },
  ],
  waiting: [
    {
      id: 'channels',
      load: () => import('./homepage/waitingChannels.ts').then((module) => module.waitingChannels),
    },
    {
      id: 'unfinished',
      load: () => import('./homepage/waitingUnfinished.ts').then((module) => module.waitingUnfinished),
    },
  ],
  deadlines: [
    {
      id: 'channels',
      load: () => import('./homepage/channelDeadlines.ts').then((module) => module.channelDeadlines),
    },
  ],
  topBar: [
    {
      id: 'channel',
      label: switchLabel,
      icon: ChannelFace,
      isShown: () => import('./switch/hasSeveral.ts').then((module) => module.hasSeveral),
      load: () => import('./switch/ChannelSwitchSheet.tsx').then((module) => module.ChannelSwitchSheet),
    },
  ],
  search: [
    {
      id: 'channels',
      label: searchLabel,
      load: () => import('./search/searchChannels.ts').then((module) => module.searchChannels),
    },
  ],
  actions: [
    {
      id: 'add-channel',
      label: addChannelLabel,
      icon: PlusIcon,
      run: ({ modals }) => void modals.open('add-channel', { referer: 'dashboard' }),
    },
  ],
  modals: {
    'add-contacts': () => import('./contacts/AddContactsModal.tsx').then((module) => module.AddContactsModal),
    'add-channel': () => import('./adding/AddChannelModal.tsx').then((module) => module.AddChannelModal),
    'already-connected': () =>
      import('./adding/AlreadyConnectedModal.tsx').then((module) => module.AlreadyConnectedModal),
    'auto-confirmed': () =>
      import('./adding/AutoConfirmedModal.tsx').then((module) => module.AutoConfirmedModal),
    'channels-left-out': () =>
      import('./several/ChannelsLeftOutModal.tsx').then((module) => module.ChannelsLeftOutModal),
    'confirm-deletion': () =>
      import('./removal/ConfirmDeletionModal.tsx').then((module) => module.ConfirmDeletionModal),
    'country-residence': () =>
      import('./join/CountryResidenceModal.tsx').then((module) => module.CountryResidenceModal),
    'oauth-profile': () =>
      import('./adding/OAuthProfileModal.tsx').then((module) => module.OAuthProfileModal),
    'add-profile': () => import('./adding/AddProfileModal.tsx').then((module) => module.AddProfileModal),
  },
  pendingModals: {
    add_contacts: async ({ modals }) => (await modals.open('add-contacts', {})) === 'saved',
    connect_youtube: async ({ modals }) =>
      (await modals.open('oauth-profile', { platform: 'youtube', referer: 'dashboard' })) === 'left',
  },
  firstLoad: () => import('./channel/channels.api.ts').then((module) => module.loadFirstChannels),
  loadMessages,
});
