import { createValue, type ReadonlyValue } from '@my-air/client-state/early';
import { type ModalHost } from '@my-air/feature-api';
import { holdKeys, isField } from '@my-air/screen-kit';
import type { LoadMessages } from '@my-air/i18n';
import type { ComponentType } from 'react';

import type { OpenShellModal, ShellModalLoaders, ShellModalName } from './OpenShellModal.ts';

/** The modal that is open. */
export interface OpenModal {
  /** An id that differs between two openings of the same modal. */
  id: number;
  name: ShellModalName;
  Component: ComponentType<{ props: unknown; close: (answer?: unknown) => void }>;
  props: unknown;
  close: (answer?: unknown) => void;
}

/** A source of modals: a feature, or the shell itself. */
export interface ModalSource {
  readonly modals?: ShellModalLoaders;
  readonly loadMessages: LoadMessages;
}

export interface ModalStore extends ModalHost, ReadonlyValue<OpenModal | null> {
  open: OpenShellModal;
  /**
   * Runs code that opens modals without a request by a screen. From the first of them to the end of the run
   * it interrupts.
   */
  interrupt: (run: (modals: ModalHost) => Promise<void>) => Promise<void>;
  /** Leaves the open modal and those that wait. */
  leaveAll: () => void;
}

export interface ModalHostOptions {
  /** Called at each opening: the features bring their modals only after the sign-in. */
  sources: () => readonly ModalSource[];
  /** Loads a catalogue in the chosen language. */
  addMessages: (loadMessages: LoadMessages) => Promise<void>;
  /** Called when a modal could not be loaded; it then counts as left. */
  onFailure: (error: unknown) => void;
}

/** Opens modals by name, one at a time; each is loaded, with its texts, when it is first needed. */
export function createModalHost({ sources, addMessages, onFailure }: ModalHostOptions): ModalStore {
  const store = createValue<OpenModal | null>(null);
  let lastId = 0;
  let generation = 0;
  let isInterrupting = false;
  let queue: Promise<unknown> = Promise.resolve();

  const sourceOf = (name: ShellModalName) => sources().find(({ modals }) => modals?.[name]);

  async function load(name: ShellModalName): Promise<OpenModal['Component'] | undefined> {
    const source = sourceOf(name);
    try {
      const [Component] = await Promise.all([
        source?.modals?.[name]?.(),
        source && addMessages(source.loadMessages),
      ]);
      // SAFETY: `open` is typed so that a modal is given the props of its own name.
      return Component as OpenModal['Component'] | undefined;
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
    let isLeft = false;
    let leave = () => {
      isLeft = true;
    };
    // A modal that opens without a request, or while a field has the focus, gets no held keys.
    const held = interrupts || isField(document.activeElement) ? undefined : holdKeys(() => leave());
    const Component = await load(name);
    if (!Component || isLeft || turn !== generation) {
      held?.stop();
      return undefined;
    }
    lastId += 1;
    const id = lastId;
    isInterrupting ||= interrupts;
    return new Promise((resolve) => {
      const close = (answer?: unknown) => {
        if (store.get()?.id !== id) return;
        store.set(null);
        resolve(answer);
      };
      leave = close;
      store.set({ id, name, Component, props, close });
      held?.arrive();
    });
  }

  const openAs = (interrupts: boolean) => (name: ShellModalName, props: unknown) => {
    const turn = generation;
    const answer = queue.then(() => present(name, props, turn, interrupts));
    queue = answer;
    return answer;
  };

  const host: Omit<ModalStore, 'interrupt'> = {
    get: store.get,
    subscribe: store.subscribe,
    has: (name) => sourceOf(name) !== undefined,
    // SAFETY: a modal's answer is typed by its name, where it calls `close`.
    open: openAs(false) as OpenShellModal,
    isInterrupting: () => isInterrupting,
    leaveAll() {
      generation += 1;
      store.get()?.close();
    },
  };

  return {
    ...host,
    async interrupt(run) {
      try {
        await run({ ...host, open: openAs(true) as ModalHost['open'] });
      } finally {
        isInterrupting = false;
        store.notify();
      }
    },
  };
}
