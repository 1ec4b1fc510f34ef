import { atomStore } from '@my-air/feature-kit/state';
import type { RecentToast, ToastOptions, Toasts, ToastType } from '@my-air/feature-kit';
import { createToastManager, type ToastManager } from '@my-air/ui-kit';
import { atom } from 'jotai';

import { announce } from '../announce.ts';

export interface ToastStore extends Toasts {
  /** Passes the messages to the region that draws them. */
  manager: ToastManager;
  /** Tells that the region is drawn; returns how to tell that it no longer is. */
  start: () => () => void;
  /** Forgets every message, for the next user of this screen. */
  clear: () => void;
}

/** The durations of messages, in milliseconds. Failures take longer to read. */
const durations = { ordinary: 3_000, failure: 5_000 };
const mostLogged = 20;

/**
 * Shows messages through Base UI's manager, and does what it does not: the same message is counted, the last ones are
 * kept to be read again, and a message waits until there is a region and the page can be seen.
 */
export function createToasts(): ToastStore {
  const recentAtom = atom<readonly RecentToast[]>([]);
  const manager = createToastManager();
  /** The messages that have not left. */
  const open = new Map<string, RecentToast>();
  /** Those of them that are not drawn yet. */
  const waiting = new Set<string>();
  let hasRegion = false;
  let lastId = 0;

  function show(options: ToastOptions): string {
    const same = [...open.values()].find((each) => isSame(each, options));
    if (!same) lastId += 1;
    const toast: RecentToast = {
      ...options,
      id: same?.id ?? `toast-${lastId}`,
      count: (same?.count ?? 0) + 1,
      shownAt: Date.now(),
    };
    open.set(toast.id, toast);
    atomStore.set(recentAtom, (log) =>
      [toast, ...log.filter(({ id }) => id !== toast.id)].slice(0, mostLogged),
    );
    if (!same) waiting.add(toast.id);
    else if (!waiting.has(toast.id)) draw(toast);
    drawWaiting();
    return toast.id;
  }

  function drawWaiting(): void {
    if (!hasRegion || document.hidden) return;
    for (const id of waiting) {
      const toast = open.get(id);
      if (!toast) continue;
      draw(toast);
      announce(
        [toast.title, toast.text].filter(Boolean).join('. '),
        isUrgent(toast.type) ? 'assertive' : 'polite',
      );
    }
    waiting.clear();
  }

  /** Draws a message; one that is drawn already is drawn anew in its place, and its time starts again. */
  function draw(toast: RecentToast): void {
    const { id, title, text, type, count, action } = toast;
    manager.add({
      id,
      title,
      description: text,
      timeout: durationOf(toast),
      data: { type, count, action },
      onClose: () => leave(id),
    });
  }

  function leave(id: string): void {
    open.delete(id);
    waiting.delete(id);
  }

  return {
    recentAtom,
    manager,
    show,
    dismiss(id) {
      manager.close(id);
      // One that waits is not known to the manager.
      leave(id);
    },
    start() {
      hasRegion = true;
      drawWaiting();
      document.addEventListener('visibilitychange', drawWaiting);
      return () => {
        document.removeEventListener('visibilitychange', drawWaiting);
        hasRegion = false;
        // The region takes its messages with it; the next one draws them again.
        for (const id of open.keys()) waiting.add(id);
      };
    },
    clear() {
      open.clear();
      waiting.clear();
      manager.close();
      atomStore.set(recentAtom, []);
    },
  };
}

function isSame(toast: RecentToast, options: ToastOptions): boolean {
  // The action of one message does not fit another.
  if (toast.action || options.action) return false;
  return toast.type === options.type && toast.title === options.title && toast.text === options.text;
}

/** Whether a message interrupts a screen reader. */
function isUrgent(type: ToastType): boolean {
  return type === 'error' || type === 'critical';
}

/** The duration of a message in milliseconds; 0 until it is dismissed. */
function durationOf({ type, duration, group }: ToastOptions): number {
  if (group === 'sticky') return 0;
  return duration ?? (isUrgent(type) ? durations.failure : durations.ordinary);
}
