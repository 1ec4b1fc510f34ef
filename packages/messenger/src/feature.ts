import { defineFeature } from '@my-air/feature-kit';
import { translated } from '@my-air/i18n';

import { loadMessages } from './locales/index.ts';
import { messengerRoutes, navigationLabel } from './routes.ts';

/** The modals of this feature: the props and the answer of each. */
export interface MessengerModals {
  support: {
    props: {
      summary?: string;
      message?: string;
      categoryId?: number;
      /** The message of a chat that the question is about, with its text. */
      replyTo?: { messageId: number; text: string };
    };
    answer: { chatId: number };
  };
}

declare module '@my-air/feature-kit' {
  interface Modals extends MessengerModals {}
}

/** The heading of chats in the results of the top bar's search. */
const searchLabel = translated({
  en: 'Your chats',
  uk: 'Ваші чати',
  es: 'Tus chats',
  ru: 'Ваши чаты',
  pt: 'Seus chats',
});

/** The messenger as a feature of the shell. */
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
      isPrimary: true,
      badge: () => import('./chats/countUnread.ts').then((badge) => badge.unreadChatsBadge),
    },
  ],
  cards: [
    {
      id: 'unread-chats',
      place: 'aside',
      shape: 'rows',
      load: () => import('./chats/UnreadChatsCard.tsx').then((card) => card.UnreadChatsCard),
    },
  ],
  deadlines: [
    {
      id: 'chats',
      load: () => import('./chats/chatDeadlines.ts').then((module) => module.chatDeadlines),
    },
  ],
  search: [
    {
      id: 'chats',
      label: searchLabel,
      load: () => import('./search/searchChats.ts').then((module) => module.searchChats),
    },
  ],
  shortcuts: () => import('./shortcuts/MessengerShortcuts.tsx').then((module) => module.MessengerShortcuts),
  modals: {
    support: () => import('./support/SupportModal.tsx').then((module) => module.SupportModal),
  },
  background: () =>
    import('./conversation/messengerBackground.ts').then((module) => module.messengerBackground),
  pendingChanges: () => import('./send/useOutgoing.ts').then((module) => module.messengerPendingChanges),
  firstLoad: () => import('./chats/chats.api.ts').then((first) => first.loadChats),
  loadMessages,
});
