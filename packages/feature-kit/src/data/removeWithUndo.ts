import { isApiError } from '@my-air/api-client';
import type { PortalContext, ToastOptions } from '../index.ts';
import { MutationObserver as Mutation } from '@tanstack/react-query';

/** The time for which a removal can be undone before it is sent to the server, in milliseconds. */
export const undoTime = 5_000;
/** How often a removal is sent again whose answer was lost. */
const mostRetries = 3;

export interface RemoveWithUndoOptions {
  /** Hides the thing; returns how to show it again. */
  hide: () => () => void;
  /** Removes it at the server; idempotent. `keepalive`: the page is being left. Throws an ApiError. */
  remove: (how: { keepalive: boolean }) => Promise<unknown>;
  /** The title and the text of the message. */
  message: Pick<ToastOptions, 'title' | 'text'>;
  undoLabel: string;
  /** Finds the thing on the page; after an undo it takes the focus, which was on the button that is gone. */
  find: () => HTMLElement | null | undefined;
}

/**
 * Hides a thing immediately, with a message by which it can be undone for as long as the message is there. It
 * is sent to the server afterwards, or when the page is left; what the server refuses is shown again.
 */
export function removeWithUndo(
  { queryClient, session, toasts }: Pick<PortalContext, 'queryClient' | 'session' | 'toasts'>,
  { hide, remove, message, undoLabel, find }: RemoveWithUndoOptions,
): void {
  const userId = session.getUser()?.id;
  const show = hide();
  let isOpen = true;

  /** Ends the time for an undo; false where it was over. */
  function close(): boolean {
    if (!isOpen) return false;
    isOpen = false;
    window.removeEventListener('pagehide', leave);
    toasts.dismiss(toast);
    return true;
  }

  function send(keepalive: boolean): void {
    // Nothing is removed in another user's name.
    if (!close() || session.getUser()?.id !== userId) return;
    const removal = new Mutation(queryClient, {
      mutationFn: () => remove({ keepalive }),
      retry: (failures, error) => failures < mostRetries && isApiError(error) && error.outcome === 'unknown',
      onError: (error) => {
        if (!isApiError(error) || error.code !== 'not_found') show();
      },
    });
    // The error policy shows why it was refused.
    removal.mutate().catch(() => {});
  }

  function undo(): void {
    if (!close()) return;
    show();
    focusOnceThere(find);
  }

  const leave = () => send(true);
  const toast = toasts.show({
    type: 'info',
    ...message,
    duration: undoTime,
    action: { label: undoLabel, onAct: undo },
    onLeave: () => send(false),
  });
  window.addEventListener('pagehide', leave);
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
