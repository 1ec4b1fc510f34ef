import { defineFeature } from '@my-air/feature-kit';

import { loadMessages } from './locales/index.ts';
import { messengerRoutes } from './routes.ts';

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

/** The entry of the messenger for the shell. */
export const messengerFeature = defineFeature({
  id: 'messenger',
  routes: messengerRoutes,
  loadMessages,
  contributions: () => import('./contributions.ts'),
});
