import type { ShellModalLoaders } from '../state/OpenShellModal.ts';

/** The modals that belong to no feature. */
export const shellModals: ShellModalLoaders = {
  'auth-redirect': async () => (await import('../modals/AuthRedirectModal.tsx')).AuthRedirectModal,
  'pending-changes': async () => (await import('../modals/PendingChangesModal.tsx')).PendingChangesModal,
  search: async () => (await import('../palette/Palette.tsx')).Palette,
  shortcuts: async () => (await import('../shortcuts/ShortcutsModal.tsx')).ShortcutsModal,
};
