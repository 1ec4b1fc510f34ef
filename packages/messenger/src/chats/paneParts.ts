import { styled } from 'styled-components';

/** The column of the chats, and of the unsent messages in its place. */
export const Pane = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
`;

/** The heading of the column. */
export const Title = styled.h1`
  margin: 0;
  font-size: var(--font-size-24);
  font-weight: var(--font-weight-heading);
  line-height: 1.2;
  letter-spacing: var(--font-tracking-heading);
  overflow-wrap: anywhere;

  &:focus-visible {
    outline: none;
  }
`;

/** The controls above the list. */
export const Controls = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-2);
  padding: 0 var(--space-4) var(--space-2);
`;
