import { Card, Text } from '@my-air/ui-kit';
import { styled } from 'styled-components';

/** The sheet below the search while it has the focus. */
export const Sheet = styled(Card)`
  position: absolute;
  inset-block-start: calc(100% + var(--space-2));
  inset-inline: 0;
  z-index: var(--layer-floating);
  gap: var(--space-2);
  max-height: min(28rem, 70vh);
  padding: var(--space-2);
  overflow-y: auto;
  box-shadow: var(--shadow-floating);

  > p,
  > a {
    align-self: flex-start;
    margin: var(--space-2);
  }
`;

/** The list in which the arrow keys move. */
export const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** An option of the list. */
export const Option = styled(Text)`
  display: flex;
  flex-direction: column;
  gap: 0.125rem;
  min-height: 2.75rem;
  color: inherit;
  text-decoration: none;
  padding: var(--space-2) var(--space-3);
  border-radius: var(--radius-control);
  cursor: pointer;

  &:hover,
  &[aria-selected='true'] {
    background: var(--color-sunken);
  }
  &[aria-selected='true'] {
    outline: 2px solid var(--color-accent);
    outline-offset: -2px;
  }
`;
