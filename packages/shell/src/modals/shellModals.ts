import { loadMessages } from '../locales/index.ts';
import type { ModalSource } from '../state/createModalHost.ts';

/** The modals that belong to no feature. */
export const shellModals: ModalSource = {
  loadMessages,
  modals: {
    'auth-redirect': async () => (await import('./AuthRedirectModal.tsx')).AuthRedirectModal,
    shortcuts: async () => (await import('../shortcuts/ShortcutsModal.tsx')).ShortcutsModal,
    'pending-changes': async () => (await import('./PendingChangesModal.tsx')).PendingChangesModal,
  },
};
