import { msg } from '@lingui/core/macro';
import type { FeatureContributions } from '@my-air/feature-kit';
import { lazy } from 'react';

import { chatDeadlines } from './chats/chatDeadlines.ts';
import { loadChats } from './chats/chats.api.ts';
import { unreadChatsBadge } from './chats/countUnread.ts';
import { messengerBackground } from './conversation/messengerBackground.ts';
import { searchChats } from './search/searchChats.ts';
import { messengerPendingChanges } from './send/messengerPendingChanges.ts';
import { channelActs } from './support/channelActs.ts';

const label = msg`Messages`;

/** The contributions of the messenger to the screens of signed-in users. */
export const contributions: FeatureContributions = {
  navigation: [
    {
      id: 'messenger',
      label,
      to: '/messenger',
      icon: 'messages',
      group: 'talk',
      isPrimary: true,
      badge: unreadChatsBadge,
    },
  ],
  cards: [
    {
      id: 'unread-chats',
      label: msg`Messages`,
      place: 'aside',
      shape: 'rows',
      Component: lazy(async () => ({
        default: (await import('./chats/UnreadChatsCard.tsx')).UnreadChatsCard,
      })),
    },
  ],
  channelParts: [
    {
      id: 'chats',
      label: msg`Messages`,
      place: 'aside',
      height: 200,
      shape: 'rows',
      Component: lazy(async () => ({
        default: (await import('./channel/ChannelChatsCard.tsx')).ChannelChatsCard,
      })),
    },
  ],
  channelActs,
  deadlines: [{ id: 'chats', label, query: chatDeadlines }],
  search: [{ id: 'chats', label: msg`Your chats`, query: searchChats }],
  shortcuts: lazy(async () => ({
    default: (await import('./shortcuts/MessengerShortcuts.tsx')).MessengerShortcuts,
  })),
  modals: {
    support: () => import('./support/SupportModal.tsx').then((module) => module.SupportModal),
  },
  background: messengerBackground,
  pendingChanges: messengerPendingChanges,
  firstLoad: loadChats,
};
