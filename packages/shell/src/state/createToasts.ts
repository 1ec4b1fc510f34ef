import { atomStore } from '@my-air/feature-kit/state';
import type { RecentToast, Toasts, ToastOptions } from '@my-air/feature-kit';
import { atom, type Atom } from 'jotai';

import { durationOf, toastLimits, toastTimers } from './toastTimers.ts';

/** A message that waits, is shown or fades. */
export interface Toast extends RecentToast {
  /** Whether it fades away. */
  isLeaving: boolean;
}

export interface ToastState {
  shown: readonly Toast[];
  waiting: readonly Toast[];
  /** The last messages, newest first, so that a message that has left can still be read. */
  log: readonly Toast[];
}

/** The reason why the timers are paused. */
export type PauseReason = 'pointer' | 'focus' | 'hidden';

export interface ToastStore extends Toasts {
  stateAtom: Atom<ToastState>;
  pause: (reason: PauseReason) => void;
  resume: (reason: PauseReason) => void;
  /** Forgets every message, for the next user of this screen. */
  clear: () => void;
}

interface Timer {
  handle: ReturnType<typeof setTimeout> | undefined;
  startedAt: number;
  remaining: number;
}

/** Shows messages: three at a time, the same one counted instead of stacked, with timers that wait for the reader. */
export function createToasts(): ToastStore {
  const stateAtom = atom<ToastState>({ shown: [], waiting: [], log: [] });
  const recentAtom = atom((get) => get(stateAtom).log);
  const timers = new Map<string, Timer>();
  const pauses = new Set<PauseReason>();
  let lastId = 0;

  function update(change: (state: ToastState) => Partial<ToastState>): void {
    atomStore.set(stateAtom, (state) => ({ ...state, ...change(state) }));
  }

  function start(id: string, remaining: number): void {
    stop(id);
    const handle = pauses.size > 0 ? undefined : setTimeout(() => dismiss(id), remaining);
    timers.set(id, { handle, startedAt: performance.now(), remaining });
  }

  function stop(id: string): void {
    clearTimeout(timers.get(id)?.handle);
    timers.delete(id);
  }

  function showNext(): void {
    const { shown, waiting } = atomStore.get(stateAtom);
    const [next, ...rest] = waiting;
    if (!next || shown.length >= toastLimits.shown) return;
    update(() => ({ shown: [...shown, next], waiting: rest }));
    const duration = durationOf(next);
    if (duration > 0) start(next.id, duration);
    showNext();
  }

  function countUp(id: string, options: ToastOptions): void {
    const again = (toast: Toast) =>
      toast.id === id ? { ...toast, ...options, count: toast.count + 1, shownAt: Date.now() } : toast;
    update(({ shown, waiting, log }) => ({
      shown: shown.map(again),
      waiting: waiting.map(again),
      log: log.map(again),
    }));
    if (timers.has(id)) start(id, durationOf(options));
  }

  function show(options: ToastOptions): string {
    const { shown, waiting } = atomStore.get(stateAtom);
    const same = [...shown, ...waiting].find((toast) => !toast.isLeaving && isSame(toast, options));
    if (same) {
      countUp(same.id, options);
      return same.id;
    }
    lastId += 1;
    const toast: Toast = {
      ...options,
      id: `toast-${lastId}`,
      count: 1,
      shownAt: Date.now(),
      isLeaving: false,
    };
    update((state) => ({
      waiting: [...state.waiting, toast],
      log: [toast, ...state.log].slice(0, toastLimits.log),
    }));
    showNext();
    return toast.id;
  }

  function dismiss(id: string): void {
    stop(id);
    const { shown: before, waiting: queued } = atomStore.get(stateAtom);
    const leaving = [...before, ...queued].find((toast) => toast.id === id && !toast.isLeaving);
    update(({ shown, waiting }) => ({
      shown: shown.map((toast) => (toast.id === id ? { ...toast, isLeaving: true } : toast)),
      waiting: waiting.filter((toast) => toast.id !== id),
    }));
    leaving?.onLeave?.();
    setTimeout(() => {
      update(({ shown }) => ({ shown: shown.filter((toast) => toast.id !== id) }));
      showNext();
    }, toastTimers.fade);
  }

  return {
    stateAtom,
    recentAtom,
    show,
    dismiss,
    pause(reason) {
      if (pauses.size === 0) {
        for (const timer of timers.values()) {
          clearTimeout(timer.handle);
          timer.remaining -= performance.now() - timer.startedAt;
        }
      }
      pauses.add(reason);
    },
    resume(reason) {
      if (!pauses.delete(reason) || pauses.size > 0) return;
      // A copy: starting a timer puts it at the end of the map again.
      for (const [id, { remaining }] of Array.from(timers))
        start(id, Math.max(remaining, toastTimers.shortest));
    },
    clear() {
      for (const id of timers.keys()) stop(id);
      atomStore.set(stateAtom, { shown: [], waiting: [], log: [] });
    },
  };
}

function isSame(toast: Toast, options: ToastOptions): boolean {
  // The action of one message does not fit another.
  if (toast.action || options.action) return false;
  return toast.type === options.type && toast.title === options.title && toast.text === options.text;
}
