import { useLingui } from '@lingui/react/macro';
import { ToastRegion } from '@my-air/ui-kit';
import { useAtomValue } from 'jotai';
import { useEffect, useRef, type RefObject } from 'react';

import { announce } from '../announce.ts';
import { useShell } from '../Shell.ts';
import type { Toast, ToastStore } from '../state/createToasts.ts';
import { isUrgent } from '../state/toastTimers.ts';

/** Shows and announces the messages of the portal. F6 leads into the stack and back. */
export function ToastHost() {
  const { t } = useLingui();
  const { toasts } = useShell();
  const { shown } = useAtomValue(toasts.stateAtom);
  const region = useRef<HTMLElement>(null);
  const newest = shown.at(-1);
  useFocusKey('F6', region);
  const pauseAtPointer = usePauses(toasts);

  useEffect(() => {
    if (newest && !newest.isLeaving && newest.count === 1) announceToast(newest);
  }, [newest]);

  return (
    <ToastRegion
      ref={region}
      toasts={shown}
      onDismiss={toasts.dismiss}
      onPauseChange={pauseAtPointer}
      labels={{
        region: t`Notices (F6)`,
        dismiss: t`Dismiss`,
        types: {
          important: t`Important`,
          warning: t`Warning`,
          success: t`Done`,
          save: t`Saved`,
          error: t`Error`,
          critical: t`Error`,
          info: t`Info`,
        },
      }}
    />
  );
}

function announceToast({ title, text, type }: Toast): void {
  announce([title, text].filter(Boolean).join('. '), isUrgent(type) ? 'assertive' : 'polite');
}

/** Lets a key lead into a region of the page, and back to where the focus was. */
function useFocusKey(key: string, region: RefObject<HTMLElement | null>): void {
  const opener = useRef<Element | null>(null);

  useEffect(() => {
    function jump(event: KeyboardEvent) {
      if (event.key !== key || !region.current) return;
      event.preventDefault();
      const isInside = region.current.contains(document.activeElement);
      const target = isInside ? opener.current : region.current;
      if (!isInside) opener.current = document.activeElement;
      if (target instanceof HTMLElement) target.focus();
    }
    document.addEventListener('keydown', jump);
    return () => document.removeEventListener('keydown', jump);
  }, [key, region]);
}

/**
 * Stops the timers of messages while the page is hidden; returns a function that pauses them while the user
 * is at the messages.
 */
function usePauses(toasts: ToastStore): (isPaused: boolean) => void {
  useEffect(() => {
    const update = () =>
      document.visibilityState === 'hidden' ? toasts.pause('hidden') : toasts.resume('hidden');
    update();
    document.addEventListener('visibilitychange', update);
    return () => {
      document.removeEventListener('visibilitychange', update);
      // A stack that is removed under the pointer or the focus gets no event that they have left.
      toasts.resume('hidden');
      toasts.resume('pointer');
    };
  }, [toasts]);

  return (isPaused) => (isPaused ? toasts.pause('pointer') : toasts.resume('pointer'));
}
