import { atomStore } from '@my-air/feature-kit/state';
import { type ModalHost } from '@my-air/feature-kit';
import { isField } from '@my-air/feature-kit/views';
import { replaceEqualDeep } from '@tanstack/react-query';
import { atom, type Atom } from 'jotai';
import type { ComponentType } from 'react';

import type { ContributionsStore } from './contributions.ts';
import type { OpenShellModal, ShellModalLoaders, ShellModalName } from './OpenShellModal.ts';

/** The modal that is open. */
export interface OpenModal {
  /** An id that differs between two openings of the same modal. */
  id: number;
  name: ShellModalName;
  Component: ComponentType<{ props: unknown; close: (answer?: unknown) => void }>;
  props: unknown;
  /** The element that had the focus when it was opened. */
  opener: Element | null;
  /** Whether the page was inert while the modal loaded: the dialog then does not know the opener. */
  wasHeld: boolean;
  close: (answer?: unknown) => void;
}

export interface ModalStore extends ModalHost {
  /** The modal that is open; null while none is. */
  openModalAtom: Atom<OpenModal | null>;
  open: OpenShellModal;
  /**
   * Runs code that opens modals without a request by a screen. From the first of them to the end of the run
   * it interrupts.
   */
  interrupt: (run: (modals: ModalHost) => Promise<void>) => Promise<void>;
  /** Leaves the open modal and those that wait. */
  leaveAll: () => void;
}

/**
 * Opens modals by name, one at a time; each is loaded when it is first needed.
 * @param ownModals the modals that belong to no feature
 * @param onFailure called when a modal could not be loaded; it then counts as left
 */
export function createModalHost(
  ownModals: ShellModalLoaders,
  contributions: Pick<ContributionsStore, 'allAtom' | 'load'>,
  onFailure: (error: unknown) => void,
): ModalStore {
  const openModalAtom = atom<OpenModal | null>(null);
  const isInterruptingAtom = atom(false);
  let lastId = 0;
  let generation = 0;
  let queue: Promise<unknown> = Promise.resolve();

  const loaderOf = (name: ShellModalName) => {
    const all: readonly ShellModalLoaders[] = [
      ownModals,
      ...atomStore.get(contributions.allAtom).flatMap(({ modals }) => modals ?? []),
    ];
    return all.find((modals) => modals[name])?.[name];
  };

  async function load(name: ShellModalName): Promise<OpenModal['Component'] | undefined> {
    try {
      if (!loaderOf(name)) await contributions.load();
      // SAFETY: `open` is typed so that a modal is given the props of its own name.
      return (await loaderOf(name)?.()) as OpenModal['Component'] | undefined;
    } catch (error) {
      onFailure(error);
      return undefined;
    }
  }

  async function present(
    name: ShellModalName,
    props: unknown,
    turn: number,
    interrupts: boolean,
  ): Promise<unknown> {
    if (turn !== generation) return undefined;
    const opener = document.activeElement;
    // One that opens without a request, or while a field has the focus, lets the user type on.
    const wasHeld = !interrupts && (!isField(opener) || name === 'search');
    const release = wasHeld ? holdPage() : undefined;
    const Component = await load(name);
    release?.();
    if (!Component || turn !== generation) return undefined;
    lastId += 1;
    const id = lastId;
    if (interrupts) atomStore.set(isInterruptingAtom, true);
    return new Promise((resolve) => {
      const close = (answer?: unknown) => {
        if (atomStore.get(openModalAtom)?.id !== id) return;
        atomStore.set(openModalAtom, null);
        resolve(answer);
      };
      atomStore.set(openModalAtom, { id, name, Component, props, opener, wasHeld, close });
    });
  }

  /** The modals that are open, load or wait for their turn. */
  const unanswered = new Set<{ name: ShellModalName; props: unknown; answer: Promise<unknown> }>();

  const openAs = (interrupts: boolean) => (name: ShellModalName, props: unknown) => {
    // A key that is pressed twice while the code loads opens once.
    const same = [...unanswered].find(
      (each) => each.name === name && replaceEqualDeep(each.props, props) === each.props,
    );
    if (same) return same.answer;
    const turn = generation;
    const answer = queue.then(() => present(name, props, turn, interrupts));
    queue = answer;
    const opened = { name, props, answer };
    unanswered.add(opened);
    void answer.then(() => unanswered.delete(opened));
    return answer;
  };

  const host: Omit<ModalStore, 'interrupt'> = {
    openModalAtom,
    isInterruptingAtom,
    has: (name) => loaderOf(name) !== undefined,
    // SAFETY: a modal's answer is typed by its name, where it calls `close`.
    open: openAs(false) as OpenShellModal,
    leaveAll() {
      generation += 1;
      unanswered.clear();
      atomStore.get(openModalAtom)?.close();
    },
  };

  return {
    ...host,
    async interrupt(run) {
      try {
        await run({ ...host, open: openAs(true) as ModalHost['open'] });
      } finally {
        atomStore.set(isInterruptingAtom, false);
      }
    },
  };
}

/** Makes the page behind a dialog that is loading inert: keys that are pressed meanwhile reach no button of it. */
function holdPage(): () => void {
  const page = document.getElementById('root');
  page?.setAttribute('inert', '');
  return () => page?.removeAttribute('inert');
}
