import { defineFeature } from '@my-air/feature-api';

import { messengerRoutes } from './routes.ts';
import { navigationLabel, searchLabel } from './titles.ts';

/** What the messenger hands to the shell. */
export const messengerFeature = defineFeature({
  id: 'messenger',
  routes: messengerRoutes,
  navigation: [
    {
      id: 'messenger',
      label: navigationLabel,
      to: '/messenger',
      icon: 'messages',
      group: 'talk',
      order: 100,
      isPrimary: true,
      badge: () => import('./chats/unreadChatsBadge.ts').then((badge) => badge.unreadChatsBadge),
    },
  ],
  cards: [
    {
      id: 'unread-chats',
      place: 'aside',
      order: 30,
      load: () => import('./chats/UnreadChatsCard.tsx').then((card) => card.UnreadChatsCard),
    },
  ],
  search: [
    {
      id: 'chats',
      label: searchLabel,
      order: 200,
      load: () => import('./search/searchChats.ts').then((module) => module.searchChats),
    },
  ],
  modals: {
    support: () => import('./support/SupportModal.tsx').then((module) => module.SupportModal),
  },
  background: () => import('./messengerBackground.ts').then((module) => module.messengerBackground),
  unsent: () => import('./outbox/unsent.ts').then((module) => module.messengerUnsent),
  firstLoad: () => import('./chats/loadChats.ts').then((first) => first.loadChats),
  loadMessages: async (locale) => (await import('./messages.ts')).loadMessages(locale),
});
