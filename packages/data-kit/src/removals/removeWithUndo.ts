import type { ToastOptions, Toasts } from '@my-air/feature-api';

import { undoTime } from './createRemovals.ts';
import type { RemovalHandlers, Removals } from './Removals.ts';

export interface RemoveWithUndoOptions extends Pick<RemovalHandlers, 'onBack'> {
  toasts: Toasts;
  removals: Removals;
  id: string;
  /** The title and the text of the message. */
  message: Pick<ToastOptions, 'title' | 'text'>;
  undoLabel: string;
}

/**
 * Removes a thing immediately, with a message by which it can be undone for as long as the message is there.
 */
export function removeWithUndo(options: RemoveWithUndoOptions): void {
  const { toasts, removals, id, message, undoLabel, onBack } = options;
  let shown: string | undefined;
  const dismiss = () => shown !== undefined && toasts.dismiss(shown);
  if (!removals.begin(id, { ...(onBack && { onBack }), onEnd: dismiss })) return;
  shown = toasts.show({
    type: 'info',
    ...message,
    duration: undoTime,
    action: { label: undoLabel, onAct: () => void removals.undo(id) },
    onLeave: () => void removals.finish(id),
  });
}
