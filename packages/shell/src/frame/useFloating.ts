import { useDeferredValue, useRef, useState } from 'react';

/** Whether a part is open, and how that is set. */
export type Openness = readonly [isOpen: boolean, onOpenChange: (isOpen: boolean) => void];

/**
 * A button of the frame, and the part that it opens.
 * @param approach called when the pointer or the focus comes to the button, so that the part can be loaded
 * @param openness whether it is open and how that is set, where others open it too
 */
export function useFloating(approach: () => unknown, openness?: Openness) {
  const anchor = useRef<HTMLButtonElement>(null);
  const inPlace = useState(false);
  const [isOpen, onOpenChange] = openness ?? inPlace;
  // The button looks pressed at once, and what it opens is drawn right after, as soon as it is loaded.
  const isShown = useDeferredValue(isOpen);
  const [wasOpened, setWasOpened] = useState(false);
  if (isOpen && !wasOpened) setWasOpened(true);

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
