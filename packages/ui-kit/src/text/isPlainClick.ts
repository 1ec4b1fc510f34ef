import type { MouseEvent } from 'react';

/** Whether a click on a link opens it here: not one that opens a tab or a window, or saves what it leads to. */
export const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);
