/** How much a message matters, and how it is announced: `error` and `critical` at once, the others politely. */
export type ToastType = 'important' | 'warning' | 'success' | 'save' | 'error' | 'critical' | 'info';

export interface ToastOptions {
  title?: string;
  text?: string;
  type: ToastType;
  /** In milliseconds; 0 stays until dismissed. @default 3000, and 5000 for `error` and `critical` */
  duration?: number;
  /** `push` leaves by itself, `sticky` stays until dismissed. @default 'push' */
  group?: 'push' | 'sticky';
  /** One thing the person can do about it; the same must be reachable elsewhere. */
  action?: { label: string; onAct: () => void };
}

export interface Toasts {
  /** Shows a message and answers with its id. The same message shown again counts up instead of stacking. */
  show: (toast: ToastOptions) => string;
  dismiss: (id: string) => void;
}
