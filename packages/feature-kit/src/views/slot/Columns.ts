import { styled } from 'styled-components';

/** Two columns of places beside each other, for windows with room for both: the first takes what the second leaves. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(18rem, 22rem);
  gap: var(--space-section);
  align-items: start;
`;

/** Places below each other, as high as they are. */
export const Column = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-section);
  min-width: 0;
`;
