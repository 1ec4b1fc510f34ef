import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Avatar, VisuallyHidden } from '@my-air/ui-kit';
import { useState } from 'react';
import { styled } from 'styled-components';

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

export interface MentionListProps {
  /** The id of the list; each option has this id with its position. */
  id: string;
  /** The participants that match the typed name; without any there is no list. */
  people: readonly Mentionable[];
  /** The position of the option that Enter chooses. */
  pointed: number;
  /** Called with the participant to mention. */
  onChoose: (person: Mentionable) => void;
}

/** Participants to mention in a message, above the typed text; the focus stays in the text. */
export function MentionList({ id, people, pointed, onChoose }: MentionListProps) {
  const { t } = useLingui();
  const count = people.length;

  return (
    <>
      {/* Rendered before it has text: some screen readers are silent about elements that appear with it. */}
      <VisuallyHidden as="output">
        {count > 0 && t`${plural(count, { one: '# person to mention', other: '# people to mention' })}`}
      </VisuallyHidden>
      {count > 0 && (
        <List {...listbox} id={id} aria-label={t`People in this chat`}>
          {people.map((person, place) => (
            <Person
              key={person.id}
              id={`${id}-${place}`}
              {...option}
              aria-selected={place === pointed}
              onPointerDown={(event) => {
                event.preventDefault();
                onChoose(person);
              }}
            >
              <Avatar name={person.name} size={24} />
              <bdi>{person.name}</bdi>
            </Person>
          ))}
        </List>
      )}
    </>
  );
}

// As objects, because a list beside a text field is not a <select>.
const listbox = { role: 'listbox' };
const option = { role: 'option' };

const List = styled.ul`
  position: absolute;
  inset-block-end: 100%;
  inset-inline-start: var(--space-3);
  z-index: var(--layer-floating);
  min-width: min(15rem, 100% - var(--space-6));
  max-width: calc(100% - var(--space-6));
  margin: 0;
  padding: var(--space-1);
  list-style: none;
  background: var(--color-floating);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-card);
  box-shadow: var(--shadow-floating);
`;

const Person = styled.li`
  display: flex;
  gap: var(--space-2);
  align-items: center;
  min-height: var(--size-item);
  padding-inline: var(--space-2);
  font-size: var(--font-size-14);
  overflow-wrap: anywhere;
  border-radius: var(--radius-control);
  cursor: pointer;

  &:hover,
  &[aria-selected='true'] {
    background: var(--color-hover);
  }
  @media (forced-colors: active) {
    &[aria-selected='true'] {
      outline: 2px solid Highlight;
    }
  }
`;
