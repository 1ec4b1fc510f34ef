import { usePortal } from '@my-air/feature-api';
import { useFileDropWords } from '@my-air/screen-kit/words';
import { filesOf, hasFolder } from '@my-air/ui-kit';
import { useState, type DragEvent } from 'react';

import { uploadRules } from '../composer/useComposerFiles.ts';

/**
 * Takes files that are dropped onto an element, and reports whether some are held over it; a folder is refused in
 * words.
 */
export function useFileDrop(onDrop: (files: File[]) => void) {
  const { toasts } = usePortal();
  const { words } = useFileDropWords(uploadRules);
  const [isOver, setIsOver] = useState(false);
  const handlers = {
    onDragOver(event: DragEvent) {
      if (!event.dataTransfer.types.includes('Files')) return;
      event.preventDefault();
      setIsOver(true);
    },
    onDragLeave(event: DragEvent) {
      if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setIsOver(false);
    },
    onDrop(event: DragEvent) {
      setIsOver(false);
      const files = filesOf(event.dataTransfer);
      const withFolder = hasFolder(event.dataTransfer);
      if (files.length === 0 && !withFolder) return;
      event.preventDefault();
      if (withFolder) toasts.show({ type: 'error', title: words.folder });
      if (files.length > 0) onDrop(files);
    },
  };
  return { isOver, handlers };
}
