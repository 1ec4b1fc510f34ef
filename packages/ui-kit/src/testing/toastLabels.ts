import type { ToastLabels } from '../feedback/ToastRegion.tsx';

/** The texts of a region of toasts in stories and tests. */
export const toastLabels: ToastLabels = {
  region: 'Messages',
  dismiss: 'Dismiss',
  types: {
    important: 'Important',
    warning: 'Warning',
    success: 'Done',
    save: 'Saved',
    error: 'Error',
    critical: 'Critical',
    info: 'Info',
  },
};
