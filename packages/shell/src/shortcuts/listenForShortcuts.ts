import { isField } from '@my-air/feature-kit/views';

import type { ModalStore } from '../state/createModalHost.ts';
import { isDialogOpen } from '../state/isDialogOpen.ts';

/** Opens the sheet of shortcuts when `?` is pressed outside of fields and dialogs, until the signal aborts. */
export function listenForShortcuts(modals: Pick<ModalStore, 'open'>, signal: AbortSignal): void {
  const press = (event: KeyboardEvent) => {
    const { altKey, ctrlKey, defaultPrevented, key, metaKey, target } = event;
    if (key !== '?' || defaultPrevented || altKey || ctrlKey || metaKey) return;
    if (isField(target) || isDialogOpen()) return;
    event.preventDefault();
    void modals.open('shortcuts', {});
  };
  document.addEventListener('keydown', press, { signal });
}
