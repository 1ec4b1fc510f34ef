import { useState, type KeyboardEvent } from 'react';

import { findPeople, typedMention, type Mentionable } from './mentions.ts';

export interface MentionPickerOptions {
  text: string;
  people: readonly Mentionable[];
  /** Called with the text and the caret once somebody was chosen. */
  onWrite: (text: string, caret: number) => void;
}

/** Offers people while an @ is being typed; the focus stays in the text. */
export function useMentionPicker({ text, people, onWrite }: MentionPickerOptions) {
  const [caret, setCaret] = useState(0);
  const [isLeft, setIsLeft] = useState(false);
  const [pointed, setPointed] = useState(0);
  const typed = isLeft ? undefined : typedMention(text, caret);
  const found = typed ? findPeople(people, typed.query).slice(0, 8) : [];
  const place = Math.min(pointed, Math.max(0, found.length - 1));

  function choose(person: Mentionable) {
    if (!typed) return;
    const before = `${text.slice(0, typed.start)}@${person.name} `;
    onWrite(before + text.slice(caret), before.length);
  }

  /** Answers whether a key was for the people that are offered. */
  function press(event: KeyboardEvent): boolean {
    if (found.length === 0) return false;
    switch (event.key) {
      case 'ArrowDown':
        setPointed((place + 1) % found.length);
        break;
      case 'ArrowUp':
        setPointed((place + found.length - 1) % found.length);
        break;
      case 'Enter':
      case 'Tab':
        choose(found[place]!);
        break;
      case 'Escape':
        setIsLeft(true);
        break;
      default:
        return false;
    }
    event.preventDefault();
    event.stopPropagation();
    return true;
  }

  return {
    found,
    place,
    choose,
    press,
    setCaret,
    /** The text has changed: the offer begins anew. */
    begin(nextCaret: number) {
      setCaret(nextCaret);
      setIsLeft(false);
      setPointed(0);
    },
  };
}
