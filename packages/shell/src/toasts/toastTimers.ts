import type { ToastOptions, ToastType } from '@my-air/feature-api';

/** How long messages stay, in milliseconds. */
export const toastTimers = {
  ordinary: 3_000,
  /** Bad news needs longer to be read. */
  failure: 5_000,
  fade: 300,
  /** What is left at least when a timer goes on after a pause. */
  shortest: 1_000,
} as const;

/** How many messages are kept. */
export const toastLimits = { shown: 3, log: 20 } as const;

/** Whether a message interrupts a screen reader. */
export function isUrgent(type: ToastType): boolean {
  return type === 'error' || type === 'critical';
}

/** How long a message stays; 0 until it is dismissed. */
export function durationOf({ type, duration, group }: ToastOptions): number {
  if (group === 'sticky') return 0;
  return duration ?? (isUrgent(type) ? toastTimers.failure : toastTimers.ordinary);
}
