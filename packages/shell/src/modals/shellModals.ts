import { loadMessages } from '../messages.ts';
import type { ModalSource } from './createModalHost.ts';

/** The modals that belong to no feature. */
export const shellModals: ModalSource = {
  loadMessages,
  modals: {
    'auth-redirect': async () => (await import('./AuthRedirectModal.tsx')).AuthRedirectModal,
    unsent: async () => (await import('./UnsentModal.tsx')).UnsentModal,
  },
};
