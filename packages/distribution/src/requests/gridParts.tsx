import { Card } from '@my-air/ui-kit';
import { styled } from 'styled-components';

/** Scrolls both ways; the names and the head stay in sight. */
export const Scroller = styled(Card)`
  position: relative;
  display: block;
  max-height: 70vh;
  padding: 0;
  overflow: auto;
  overscroll-behavior: contain;
`;

/** Holds all cells, drawn or not. Its style has the sizes of the cells. */
export const Cells = styled.div`
  position: relative;
`;

/** One row: its cells stand at their places. */
export const Line = styled.div`
  position: absolute;
  inset-inline: 0;
  height: var(--cell-height);
`;

/** The row of platform names. */
export const Head = styled(Line)`
  position: sticky;
  z-index: 2;
  inset-block-start: 0;
`;

/** A cell of the grid. */
export const Cell = styled.div`
  position: absolute;
  /* Otherwise it would begin below the name. */
  inset-block-start: 0;
  display: flex;
  align-items: center;
  box-sizing: border-box;
  width: var(--cell-width);
  height: 100%;
  padding-inline: var(--space-3);
  overflow: hidden;
  border-block-end: 1px solid var(--color-line);
  white-space: nowrap;
  text-overflow: ellipsis;

  &:focus-visible {
    outline: 2px solid var(--color-accent);
    outline-offset: -2px;
  }
`;

/** A cell with the name of a channel, beside its requests. */
export const NameCell = styled(Card)`
  position: sticky;
  z-index: 1;
  inset-inline-start: 0;
  justify-content: center;
  box-sizing: border-box;
  width: var(--name-width);
  height: 100%;
  padding: 0 var(--space-3);
  overflow: hidden;
  border-width: 0 1px 1px 0;
  border-radius: 0;
  white-space: nowrap;

  > * {
    overflow: hidden;
    text-overflow: ellipsis;
  }
`;

/** A cell with the name of a platform, above its requests. */
export const HeadCell = styled(Card)`
  position: absolute;
  inset-block-start: 0;
  justify-content: center;
  box-sizing: border-box;
  width: var(--cell-width);
  height: 100%;
  padding: 0 var(--space-3);
  overflow: hidden;
  border-width: 0 0 1px;
  border-radius: 0;
  white-space: nowrap;
`;
