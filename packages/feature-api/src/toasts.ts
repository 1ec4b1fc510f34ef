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
  /** Called once when it begins to leave, by itself or put away; later than `duration` for those who pause at it. */
  onLeave?: () => void;
}

/** A message that was shown, or is. */
export interface RecentToast extends ToastOptions {
  id: string;
  /** How often the same message was shown in a row. */
  count: number;
  /** When it came last, in milliseconds since 1970. */
  shownAt: number;
}

export interface Toasts {
  /** Shows a message and returns its id. The same message shown again counts up instead of stacking, unless something can be done about each. */
  show: (toast: ToastOptions) => string;
  dismiss: (id: string) => void;
  /** The last messages of this visit, newest first, so that one that has left can still be read. */
  recent: { get: () => readonly RecentToast[]; subscribe: (onChange: () => void) => () => void };
}
