import { styled } from 'styled-components';

/** A list of chats as wide as the card around it: the margin of each line takes the place of the card's own. */
export const ChatLines = styled.ul`
  margin: calc(-1 * var(--space-2)) calc(-1 * var(--space-card)) calc(-1 * var(--space-3));
  padding: 0;
  list-style: none;
`;
