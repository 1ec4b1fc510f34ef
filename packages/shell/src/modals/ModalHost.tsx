import { useLingui } from '@lingui/react/macro';
import { ReadingDirection } from '@my-air/ui-kit';
import { useEffect, useState } from 'react';

import { useStore } from '../createStore.ts';
import { useShell } from '../Shell.ts';
import type { OpenModal } from './createModalHost.ts';
import { ModalBoundary } from './ModalBoundary.tsx';

/** Draws the modal that is open. */
export function ModalHost() {
  const { t } = useLingui();
  const { modals, toasts } = useShell();
  const modal = useStore(modals);
  // Nothing is open.
  if (!modal) return null;

  function leaveBroken() {
    modal?.close();
    toasts.show({ type: 'error', title: t`Something went wrong` });
  }

  return (
    <ModalBoundary key={modal.id} onBreak={leaveBroken}>
      <Presented modal={modal} />
    </ModalBoundary>
  );
}

function Presented({ modal: { Component, props, close } }: { modal: OpenModal }) {
  const [opener] = useState(() => document.activeElement);

  useEffect(
    () => () => {
      // The dialog restores the focus by itself where it can; an opener that it does not know is restored
      // here.
      queueMicrotask(() => {
        const isLost = document.activeElement === null || document.activeElement === document.body;
        if (isLost && opener instanceof HTMLElement && opener.isConnected) opener.focus();
      });
    },
    [opener],
  );

  return (
    <ReadingDirection>
      <Component props={props} close={close} />
    </ReadingDirection>
  );
}
