import { styled } from 'styled-components';

/** A list of notifications, laid out by its width. */
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
