import { defineFeature } from '@my-air/feature-api';

import { loadMessages } from './messages.ts';

export const messengerFeature = defineFeature({
  id: 'messenger',
  routes: [],
  cards: [
    {
      id: 'unread-chats',
      place: 'aside',
      order: 30,
      load: () => import('./chats/UnreadChatsCard.tsx').then((card) => card.UnreadChatsCard),
    },
  ],
  background: () => import('./messengerBackground.ts').then((module) => module.messengerBackground),
  unsent: () => import('./outbox/unsent.ts').then((module) => module.messengerUnsent),
  firstLoad: () => import('./chats/loadChats.ts').then((first) => first.loadChats),
  loadMessages,
});
