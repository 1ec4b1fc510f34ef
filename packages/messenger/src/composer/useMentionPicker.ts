import { useState } from 'react';

import { findPeople, typedMention, type Mentionable } from '../text/mentions.ts';

export interface MentionPickerOptions {
  people: readonly Mentionable[];
  /** Called with the chosen participant, and the number of characters typed for it, the @ included. */
  onChoose: (person: Mentionable, typedLength: number) => void;
}

/** Offers participants while an @ is being typed; the focus stays in the text. */
export function useMentionPicker({ people, onChoose }: MentionPickerOptions) {
  const [before, setBefore] = useState<string>();
  const [isLeft, setIsLeft] = useState(false);
  const [pointed, setPointed] = useState(0);
  const typed = isLeft || before === undefined ? undefined : typedMention(before, before.length);
  const found = typed ? findPeople(people, typed.query).slice(0, 8) : [];
  const place = Math.min(pointed, Math.max(0, found.length - 1));

  function choose(person: Mentionable) {
    if (typed) onChoose(person, typed.query.length + 1);
  }

  /** Returns whether a key was for the offered participants. */
  function press({ key }: KeyboardEvent): boolean {
    if (found.length === 0) return false;
    switch (key) {
      case 'ArrowDown':
        setPointed((place + 1) % found.length);
        return true;
      case 'ArrowUp':
        setPointed((place + found.length - 1) % found.length);
        return true;
      case 'Enter':
      case 'Tab':
        choose(found[place]!);
        return true;
      case 'Escape':
        setIsLeft(true);
        return true;
      default:
        return false;
    }
  }

  return {
    found,
    place,
    choose,
    press,
    /** Resets the suggestions after the caret has moved or text was typed. */
    resetFor: (next: string | undefined) => {
      if (next === before) return;
      setBefore(next);
      setIsLeft(false);
      setPointed(0);
    },
  };
}
