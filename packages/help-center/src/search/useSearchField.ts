import { useState } from 'react';

/** A search and its list: the text, whether the list is open, and the active option; -1 is the field. */
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
    /** Moves up or down in a list of `count` options, and around its ends. */
    move: (step: 1 | -1, count: number) => {
      // One position more than there are options: the field itself.
      const places = count + 1;
      setActive((now) => ((now + 1 + step + places) % places) - 1);
    },
    leave: () => {
      setIsOpen(false);
      setActive(-1);
    },
  };
}
