import { msg } from '@lingui/core/macro';
import type { Channel } from '@my-air/api-client/contract';
import type { FeatureContributions } from '@my-air/feature-kit';
import { channelsQuery } from '@my-air/feature-kit/data';
import { MailIcon, PlusIcon } from '@my-air/ui-kit';
import MonitorPlay from 'lucide-react/icons/monitor-play';
import { lazy } from 'react';

import { askForYoutube } from './adding/askForYoutube.ts';
import { auditMoments } from './audit/auditMoments.ts';
import { loadFirstChannels } from './channel/channels.api.ts';
import { historyOf } from './channel/historyOf.ts';
import { channelDeadlines } from './homepage/channelDeadlines.ts';
import { ChannelsCard } from './homepage/ChannelsCard.tsx';
import { waitingChannels } from './homepage/waitingChannels.ts';
import { waitingUnfinished } from './homepage/waitingUnfinished.ts';
import { greetJoined } from './joined/joinedNews.ts';
import { searchChannels } from './search/searchChannels.ts';
import { channelActs } from './several/channelActs.ts';
import { timeZoneOf } from './status/reapplyMoment.ts';
import { ChannelFace } from './switch/ChannelFace.tsx';
import { openScope } from './switch/openScope.ts';
import { hasSeveral } from './switch/hasSeveral.ts';

const label = msg`Channels`;

/** The contributions of accounts to the screens of signed-in users. */
export const contributions: FeatureContributions = {
  navigation: [
    {
      id: 'accounts',
      label,
      to: '/accounts/youtube',
      icon: MonitorPlay,
      group: 'main',
      isPrimary: true,
    },
  ],
  cards: [
    {
      id: 'channels',
      label: msg`Channels`,
      place: 'main',
      isFirstOnPhone: true,
      height: 460,
      shape: 'rows',
      Component: ChannelsCard,
      query: ({ api }) => channelsQuery(api),
      isEmpty: ({ api }) => ({
        ...channelsQuery(api),
        select: (channels: readonly Channel[]) => channels.length === 0,
      }),
    },
  ],
  channelParts: [
    {
      id: 'audit',
      label: msg`Audit`,
      place: 'main',
      // Analysts look at YouTube channels only.
      isFor: ({ platform }) => platform === 'youtube',
      height: 232,
      Component: lazy(async () => ({ default: (await import('./audit/AuditSection.tsx')).AuditSection })),
    },
    {
      id: 'history',
      label: msg`History`,
      place: 'aside',
      isFor: (channel, portal) => historyOf(channel, timeZoneOf(portal)).length > 0,
      height: 136,
      Component: lazy(async () => ({
        default: (await import('./channel/ChannelHistory.tsx')).ChannelHistory,
      })),
    },
    {
      id: 'about',
      label: msg`About the channel`,
      place: 'aside',
      height: 220,
      Component: lazy(async () => ({ default: (await import('./channel/AboutChannel.tsx')).AboutChannel })),
    },
  ],
  waiting: [
    { id: 'channels', label, query: waitingChannels },
    { id: 'unfinished', label, query: waitingUnfinished },
  ],
  deadlines: [{ id: 'channels', label, query: channelDeadlines }],
  moments: [{ id: 'audits', query: auditMoments }],
  channelActs,
  topBar: [
    {
      id: 'channel',
      label: msg`Channel`,
      icon: ChannelFace,
      isShown: hasSeveral,
      Sheet: lazy(async () => ({
        default: (await import('./switch/ChannelSwitchSheet.tsx')).ChannelSwitchSheet,
      })),
    },
  ],
  account: [
    {
      id: 'contacts',
      label: msg`Contacts`,
      icon: MailIcon,
      run: ({ modals }) => void modals.open('add-contacts', {}),
    },
  ],
  search: [{ id: 'channels', label: msg`Your channels`, query: searchChannels }],
  actions: [
    {
      id: 'add-channel',
      label: msg`Add a channel`,
      icon: PlusIcon,
      run: ({ modals }) => void modals.open('add-channel', { referer: 'dashboard' }),
    },
  ],
  shortcuts: lazy(async () => ({
    default: (await import('./channel/ChannelShortcuts.tsx')).ChannelShortcuts,
  })),
  modals: {
    'add-contacts': () => import('./contacts/AddContactsModal.tsx').then((module) => module.AddContactsModal),
    'add-channel': () => import('./adding/AddChannelModal.tsx').then((module) => module.AddChannelModal),
    'add-profile': () => import('./adding/AddChannelModal.tsx').then((module) => module.AddProfileModal),
    'already-connected': () =>
      import('./adding/AlreadyConnectedModal.tsx').then((module) => module.AlreadyConnectedModal),
    'auto-confirmed': () =>
      import('./adding/AutoConfirmedModal.tsx').then((module) => module.AutoConfirmedModal),
    'channel-group': () =>
      import('./switch/ChannelGroupModal.tsx').then((module) => module.ChannelGroupModal),
    'channel-view': () => import('./channel/ChannelViewModal.tsx').then((module) => module.ChannelViewModal),
    'confirm-deletion': () =>
      import('./removal/ConfirmDeletionModal.tsx').then((module) => module.ConfirmDeletionModal),
    'country-residence': () =>
      import('./join/CountryResidenceModal.tsx').then((module) => module.CountryResidenceModal),
    'oauth-profile': () =>
      import('./adding/OAuthProfileModal.tsx').then((module) => module.OAuthProfileModal),
  },
  pendingModals: {
    add_contacts: async ({ modals }) => (await modals.open('add-contacts', {})) === 'saved',
    connect_youtube: askForYoutube,
  },
  firstLoad: loadFirstChannels,
  greeting: greetJoined,
  onEntry: async (values, portal) => {
    const { handleOAuthReturn } = await import('./returning/handleOAuthReturn.ts');
    await handleOAuthReturn(values, portal);
    await openScope(values, portal);
  },
};
