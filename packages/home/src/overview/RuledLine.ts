import { styled } from 'styled-components';

/** One line of a list in a card, with a rule between it and the next. */
export const RuledLine = styled.li`
  padding-block: var(--space-3);

  &:not(:last-child) {
    border-block-end: 1px solid var(--color-line);
  }
  &:first-child {
    padding-block-start: 0;
  }
  &:last-child {
    padding-block-end: 0;
  }
`;
