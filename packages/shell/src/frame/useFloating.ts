import { useDeferredValue, useRef, useState } from 'react';

import { useCode } from './useCode.ts';

/** A button of the frame, and the part that it opens; the part is loaded once the pointer or the focus is at the button. */
export function useFloating<Part>(id: string, load: () => Promise<Part>) {
  const anchor = useRef<HTMLButtonElement>(null);
  const [isNear, setIsNear] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  // The button looks pressed at once, and what it opens is drawn right after.
  const isShown = useDeferredValue(isOpen);
  const approach = () => setIsNear(true);
  const Part = useCode(id, load, isNear || isOpen);

  return {
    Part,
    opening: { anchor, isOpen: isShown, onOpenChange: setIsOpen },
    button: {
      ref: anchor,
      type: 'button',
      'aria-expanded': isOpen,
      onPointerEnter: approach,
      onFocus: approach,
      // A second press closes what is there to be seen.
      onClick: () => setIsOpen(!isOpen || !Part),
    },
  } as const;
}
