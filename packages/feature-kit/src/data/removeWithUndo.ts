import { isApiError } from '@my-air/api-client';
import { MutationObserver as Mutation } from '@tanstack/react-query';
import { atom } from 'jotai';

import type { PortalContext, ToastOptions } from '../index.ts';
import { atomStore } from '../state.ts';

/** The time for which a removal can be undone before it is sent to the server, in milliseconds. */
export const undoTime = 5_000;
/** How often a removal without a known outcome is sent again. */
const mostRetries = 3;
const firstRetryDelay = 1_000;

export interface RemoveWithUndoOptions {
  /** Names the thing over all features, such as `messenger/message/7`. */
  key: string;
  /** Removes it at the server, in a call that outlives the page; idempotent. Throws an ApiError. */
  remove: () => Promise<unknown>;
  /** The title and the text of the message. */
  message: Pick<ToastOptions, 'title' | 'text'>;
  undoLabel: string;
  /** Finds the thing on the page; after an undo it takes the focus, which was on the button that is gone. */
  find: () => HTMLElement | null | undefined;
  /** Called when it is shown again, after an undo or a refusal. */
  onShow?: () => void;
}

interface Removal {
  /** Sends it, at most once; resolves when the server has answered. */
  send: () => Promise<void>;
  /** Ends the time for an undo. */
  close: () => void;
}

/** The removals of this session by key: those that can be undone, and those that were sent. */
const removalsAtom = /* @__PURE__ */ atom<ReadonlyMap<string, Removal>>(new Map<string, Removal>());

/** The keys of the things that were removed in this session, which an older answer may still contain. */
export const removedAtom = /* @__PURE__ */ atom<ReadonlySet<string>>(
  (get) => new Set(get(removalsAtom).keys()),
);

/** Sends the removals that can still be undone; resolves when the server has answered all of them. */
export async function sendRemovals(): Promise<void> {
  await Promise.all([...atomStore.get(removalsAtom).values()].map(({ send }) => send()));
}

/** Forgets all removals at the end of the session. */
export function forgetRemovals(): void {
  for (const { close } of atomStore.get(removalsAtom).values()) close();
  atomStore.set(removalsAtom, new Map());
}

/**
 * Hides a thing, with a message by which that can be undone. It is sent to the server five seconds later, or as soon
 * as the page is hidden or left; a thing that could not be removed is shown again.
 */
export function removeWithUndo(
  { queryClient, toasts }: Pick<PortalContext, 'queryClient' | 'toasts'>,
  { key, remove, message, undoLabel, find, onShow }: RemoveWithUndoOptions,
): void {
  if (atomStore.get(removalsAtom).has(key)) return;
  const timeToUndo = new AbortController();
  let sending: Promise<void> | undefined;

  const removal: Removal = {
    send: () => (sending ??= send()),
    close() {
      timeToUndo.abort();
      clearTimeout(timer);
      toasts.dismiss(toast);
    },
  };
  /** False after an undo and after the end of the session. */
  const isListed = () => atomStore.get(removalsAtom).get(key) === removal;

  async function send(): Promise<void> {
    removal.close();
    const call = new Mutation(queryClient, {
      // TanStack Query retries only in a page with the focus.
      mutationFn: () => untilAnswered(remove, isListed),
      networkMode: 'always',
    });
    try {
      await call.mutate();
    } catch (error) {
      // The error policy tells the reason.
      if (!isApiError(error) || error.code !== 'not_found') show();
    }
  }

  function show(): void {
    if (!isListed()) return;
    atomStore.set(removalsAtom, (all) => new Map([...all].filter(([other]) => other !== key)));
    onShow?.();
  }

  function undo(): void {
    if (sending || !isListed()) return;
    removal.close();
    show();
    focusOnceThere(find);
  }

  const { signal } = timeToUndo;
  const sendIfHidden = () => void (document.visibilityState === 'hidden' && removal.send());
  document.addEventListener('visibilitychange', sendIfHidden, { signal });
  window.addEventListener('pagehide', removal.send, { signal });
  const timer = setTimeout(removal.send, undoTime);
  atomStore.set(removalsAtom, (all) => new Map(all).set(key, removal));
  const toast = toasts.show({
    type: 'info',
    ...message,
    // The clock of a message stops while the window has no focus.
    group: 'sticky',
    action: { label: undoLabel, onAct: undo },
  });
}

/** Sends a removal, and again when its answer was lost. */
async function untilAnswered(remove: () => Promise<unknown>, isWanted: () => boolean): Promise<void> {
  for (let retries = 0; isWanted(); retries += 1) {
    try {
      await remove();
      return;
    } catch (error) {
      // A failure after the end of the session is not shown.
      if (!isWanted()) return;
      if (retries === mostRetries || !isApiError(error) || error.outcome !== 'unknown') throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, firstRetryDelay * 2 ** retries));
  }
}

/** Focuses an element that is being drawn, unless the user goes elsewhere first. */
function focusOnceThere(find: () => HTMLElement | null | undefined): void {
  const focus = () => {
    const element = find();
    element?.focus();
    if (element) stop();
  };
  const drawing = new MutationObserver(focus);
  const stop = () => {
    drawing.disconnect();
    for (const name of ['keydown', 'pointerdown']) window.removeEventListener(name, stop, true);
  };
  drawing.observe(document.body, { childList: true, subtree: true });
  for (const name of ['keydown', 'pointerdown']) window.addEventListener(name, stop, true);
}
