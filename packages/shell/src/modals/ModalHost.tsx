import { useLingui } from '@lingui/react/macro';
import { ReadingDirection } from '@my-air/ui-kit';
import { useAtomValue } from 'jotai';
import { useEffect, Component, type ReactNode } from 'react';

import { useShell } from '../Shell.ts';
import type { OpenModal } from '../state/createModalHost.ts';

/** Draws the modal that is open. */
export function ModalHost() {
  const { t } = useLingui();
  const { modals, toasts } = useShell();
  const modal = useAtomValue(modals.openModalAtom);
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

function Presented({ modal: { Component, props, opener, wasHeld, close } }: { modal: OpenModal }) {
  useEffect(
    () => () => {
      // The dialog restores the focus by itself, in a microtask. An opener that it does not know is restored after it.
      queueMicrotask(() => queueMicrotask(() => restoreFocus(opener, wasHeld)));
    },
    [opener, wasHeld],
  );

  return (
    <ReadingDirection>
      <Component props={props} close={close} />
    </ReadingDirection>
  );
}

function restoreFocus(opener: Element | null, isUnknown: boolean) {
  const focused = document.activeElement;
  const isLost = focused === null || focused === document.body;
  // The next dialog may have the focus by now.
  if (!isLost && (!isUnknown || focused.closest('[role="dialog"], [role="alertdialog"]'))) return;
  if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
}

interface ModalBoundaryProps {
  /** Called when the modal broke; it then counts as left. */
  onBreak: (error: unknown) => void;
  /** The modal. */
  children: ReactNode;
}

/** Keeps a modal that breaks from taking the screen with it. */
class ModalBoundary extends Component<ModalBoundaryProps, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onBreak(error);
  }

  override render() {
    return this.state.isBroken ? null : this.props.children;
  }
}
