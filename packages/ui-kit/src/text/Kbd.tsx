import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';

export interface KbdProps extends Omit<ComponentPropsWithRef<'kbd'>, 'children'> {
  /** The keys that are pressed together, in the order they are read: `['Ctrl', 'K']`. */
  keys: readonly string[];
}

/** Keys to press, as they are labelled on the keyboard. */
export function Kbd({ keys, ...rest }: KbdProps) {
  return (
    <Chord dir="ltr" {...rest}>
      {keys.map((key) => (
        <Key key={key}>{key}</Key>
      ))}
    </Chord>
  );
}

const Chord = styled.kbd`
  display: inline-flex;
  flex-flow: row wrap;
  flex-shrink: 0;
  max-width: 100%;
  gap: 0.1875rem;
  font: inherit;
  vertical-align: baseline;
`;

const Key = styled.kbd`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-width: 1.375rem;
  min-height: 1.375rem;
  padding: 0 0.3125rem;
  color: var(--color-muted);
  font-size: var(--font-size-12);
  font-family: inherit;
  font-weight: 550;
  line-height: 1;
  background: var(--color-sunken);
  border: 1px solid var(--color-outline);
  border-bottom-width: 2px;
  border-radius: var(--radius-chip);
`;
