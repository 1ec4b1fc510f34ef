import type { ModalSource } from './createModalHost.ts';
import { loadMessages } from '../messages.ts';

/** The modals that belong to no feature. */
export const shellModals: ModalSource = {
  loadMessages,
  modals: {
    'auth-redirect': async () => (await import('./AuthRedirectModal.tsx')).AuthRedirectModal,
  },
};
