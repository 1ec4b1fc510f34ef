import { useState } from 'react';

/** A search and the list below it: what is typed, whether the list is open, and which line is active; -1 is the field. */
export function useSearchField(initial: string) {
  const [text, setText] = useState(initial);
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(-1);

  function open() {
    setIsOpen(true);
    setActive(-1);
  }

  return {
    text,
    isOpen,
    active,
    open,
    type: (typed: string) => {
      setText(typed);
      open();
    },
    close: () => setIsOpen(false),
    /** Goes up or down in so many lines, and around their ends. */
    move: (step: 1 | -1, count: number) => {
      // One place more than there are lines: the field itself.
      const places = count + 1;
      setActive((now) => ((now + 1 + step + places) % places) - 1);
    },
    leave: () => {
      setIsOpen(false);
      setActive(-1);
    },
  };
}
