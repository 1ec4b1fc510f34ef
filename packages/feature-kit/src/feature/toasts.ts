import type { Atom } from 'jotai';

/**
 * The importance of a message, and its announcement: `error` and `critical` interrupt, the others are polite.
 */
export type ToastType = 'important' | 'warning' | 'success' | 'save' | 'error' | 'critical' | 'info';

export interface ToastOptions {
  title?: string;
  text?: string;
  type: ToastType;
  /** In milliseconds; 0 stays until dismissed. @default 3000, and 5000 for `error` and `critical` */
  duration?: number;
  /** `push` disappears after its duration, `sticky` stays until dismissed. @default 'push' */
  group?: 'push' | 'sticky';
  /** One action of the user on it; the same must be reachable elsewhere. */
  action?: { label: string; onAct: () => void };
}

/** A message that was shown, or is. */
export interface RecentToast extends ToastOptions {
  id: string;
  /** The number of times that the same message was shown in a row. */
  count: number;
  /** The time at which it was last shown, in milliseconds since 1970. */
  shownAt: number;
}

export interface Toasts {
  /**
   * Shows a message and returns its id. The same message shown again counts up instead of stacking, unless it
   * has an action.
   */
  show: (toast: ToastOptions) => string;
  dismiss: (id: string) => void;
  /** The last messages of this visit, newest first, so that a message that has left can still be read. */
  recentAtom: Atom<readonly RecentToast[]>;
}
