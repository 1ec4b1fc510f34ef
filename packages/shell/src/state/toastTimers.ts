import type { ToastOptions, ToastType } from '@my-air/feature-kit';

/** The durations of messages, in milliseconds. */
export const toastTimers = {
  ordinary: 3_000,
  /** Longer, because failures take longer to read. */
  failure: 5_000,
  fade: 300,
  /** The least time that is left when a timer goes on after a pause. */
  shortest: 1_000,
} as const;

/** The limits of how many messages are shown and kept. */
export const toastLimits = { shown: 3, log: 20 } as const;

/** Whether a message interrupts a screen reader. */
export function isUrgent(type: ToastType): boolean {
  return type === 'error' || type === 'critical';
}

/** The duration of a message in milliseconds; 0 until it is dismissed. */
export function durationOf({ type, duration, group }: ToastOptions): number {
  if (group === 'sticky') return 0;
  return duration ?? (isUrgent(type) ? toastTimers.failure : toastTimers.ordinary);
}
