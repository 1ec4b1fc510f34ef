import { useLingui } from '@lingui/react/macro';
import { ToastRegion } from '@my-air/ui-kit';
import { useEffect, useRef } from 'react';

import { announce } from '../announce.ts';
import { useStore } from '../createStore.ts';
import { useShell } from '../Shell.ts';
import type { Toast } from './createToasts.ts';
import { isUrgent } from './toastTimers.ts';
import { useFocusKey } from './useFocusKey.ts';
import { usePauses } from './usePauses.ts';

/** Shows and announces the messages of the portal. F6 leads into the stack and back. */
export function ToastHost() {
  const { t } = useLingui();
  const { toasts } = useShell();
  const { shown } = useStore(toasts);
  const region = useRef<HTMLElement>(null);
  const newest = shown.at(-1);
  useFocusKey('F6', region);
  const pauseAtPointer = usePauses(toasts);

  useEffect(() => {
    if (newest && !newest.isLeaving && newest.count === 1) say(newest);
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

function say({ title, text, type }: Toast): void {
  announce([title, text].filter(Boolean).join('. '), isUrgent(type) ? 'assertive' : 'polite');
}
