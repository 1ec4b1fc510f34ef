import { useDeferredValue, useRef, useState } from 'react';

/**
 * A button of the frame, and the part that it opens.
 * @param approach called when the pointer or the focus comes to the button, so that the part can be loaded
 */
export function useFloating(approach: () => unknown) {
  const anchor = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  // The button looks pressed at once, and what it opens is drawn right after, as soon as it is loaded.
  const isShown = useDeferredValue(isOpen);
  const [wasOpened, setWasOpened] = useState(false);
  const onOpenChange = (opens: boolean) => {
    setIsOpen(opens);
    if (opens) setWasOpened(true);
  };

  return {
    /** Whether the part is drawn: from the first opening on, so that it can close with a movement. */
    isDrawn: useDeferredValue(wasOpened),
    opening: { anchor, isOpen: isShown, onOpenChange },
    button: {
      ref: anchor,
      type: 'button',
      'aria-expanded': isOpen,
      onPointerEnter: approach,
      onFocus: approach,
      // A second press closes what is there to be seen.
      onClick: () => onOpenChange(!isOpen || !isShown),
    },
  } as const;
}
