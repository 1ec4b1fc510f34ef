import type { Atom } from 'jotai';
import type { ComponentType } from 'react';

import type { PortalContext } from './PortalContext.ts';

/**
 * The modals that features bring, with their props and answers; `undefined` is the answer of one that was
 * left. Empty here: the feature that brings a modal adds it by declaration merging, in a file that it
 * publishes.
 */
// oxlint-disable-next-line typescript/no-empty-interface, typescript/no-empty-object-type -- features add to it
export interface Modals {}
export type ModalName = keyof Modals;

/** The props that the host gives to an open modal. */
export interface ModalProps<Name extends ModalName> {
  /** The values that its caller opened it with. */
  props: Modals[Name]['props'];
  /** Closes the modal with its answer; without one it was left. */
  close: (answer?: Modals[Name]['answer']) => void;
}

/** The modals a feature brings: each is loaded when it is first opened. */
export type ModalLoaders = {
  readonly [Name in ModalName]?: () => Promise<ComponentType<ModalProps<Name>>>;
};

export interface ModalHost {
  /** Opens a modal, after the one that is open; resolves with its answer, or undefined when it was left. */
  open: <Name extends ModalName>(
    name: Name,
    props: Modals[Name]['props'],
  ) => Promise<Modals[Name]['answer'] | undefined>;
  /** Whether some feature brings this modal. */
  has: (name: ModalName) => boolean;
  /**
   * Whether the portal asks a question that the screen did not request: modals that the screen opens unasked
   * wait for it.
   */
  isInterruptingAtom: Atom<boolean>;
}

/** Handles a pending modal of the server; true stops the sequence. */
export type PendingModalHandler = (portal: PortalContext) => Promise<boolean>;
