import { styled } from 'styled-components';

/** Notifications under each other, laid out by the room that they have. */
export const Lines = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  container-type: inline-size;

  > :first-child {
    padding-block-start: 0;
  }
  > :last-child {
    padding-block-end: 0;
  }
`;
