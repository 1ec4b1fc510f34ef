import { styled } from 'styled-components';

import { cards } from './cardStyles.ts';

/**
 * The styles of a table, all in one sheet, so that no row computes a style.
 */
export const Grid = styled.table.attrs({ role: 'table' })`
  width: 100%;
  /* The line below the last row is the frame's. */
  margin-bottom: -1px;
  font-size: var(--font-size-14);
  text-align: start;
  border-collapse: separate;
  border-spacing: 0;

  th,
  td {
    padding: var(--space-3);
    text-align: start;
    vertical-align: middle;
    border-bottom: 1px solid var(--color-line);
    /* Breaks a word that is wider than the table, and leaves a column as wide as its longest word. */
    overflow-wrap: break-word;
  }
  th {
    font-weight: var(--font-weight-strong);
  }
  [data-align='end'] {
    text-align: end;
  }
  td[data-align='end'] {
    font-family: var(--font-numeric);
    font-variant-numeric: tabular-nums;
  }
  :is(tbody, tfoot) > tr:not([data-state]) > :is(td, th) {
    height: var(--size-row);
    padding-block: var(--space-2);
  }
  tfoot > tr > :is(td, th) {
    font-weight: var(--font-weight-strong);
    background: var(--color-sunken);
  }
  /* A row that is reached by keys is not below the names of the columns. */
  tbody > tr :is(a, button, input) {
    scroll-margin-block: 4rem;
  }
  thead th {
    position: sticky;
    top: var(--table-top, 0);
    z-index: 1;
    padding-block: var(--space-2);
    color: var(--color-muted);
    font-size: var(--font-size-12);
    background: var(--color-raised);
  }
  tbody > tr:hover > :is(td, th) {
    background: var(--color-hover);
  }
  tbody > tr[data-selected] > :is(td, th) {
    background: var(--color-accent-soft);
  }
  tbody > tr[data-state] > td {
    overflow-wrap: anywhere;
    background: none;
    border: 0;
  }
  tr:not([data-state]) > :is(td, th)[data-box] {
    width: 3rem;
    padding: 0;
  }
  /* A card has no head: the name of a column that nothing can be pressed in is for screen readers only. */
  [data-hidden-words],
  &[data-cards] thead th:not([data-box], [data-sortable]) {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }

  &[data-virtual] {
    &,
    :is(thead, tbody, tfoot) {
      display: block;
    }
    tfoot {
      position: sticky;
      bottom: 0;
    }
    thead {
      position: sticky;
      top: 0;
      z-index: 1;
    }
    tbody {
      position: relative;
    }
    tbody > tr:not([data-state]) {
      position: absolute;
      inset: 0 0 auto;
      contain: layout style;
    }
  }

  /* Rows that are positioned absolutely share no layout, only the widths of their columns. */
  &[data-virtual]:not([data-cards]) tr:not([data-state]) {
    display: grid;
    grid-template-columns: var(--table-columns);

    > :is(td, th) {
      align-content: center;
      /* The height of a cell is a minimum only in the layout of a table. */
      height: auto;
      min-height: var(--size-row);
    }
  }

  ${cards}

  @media (forced-colors: active) {
    tbody > tr[data-selected] > :is(td, th) {
      outline: 1px solid Highlight;
      outline-offset: -1px;
    }
  }
`;

/** The table, and the line of what is chosen below it. */
export const Frame = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-2);
  min-width: 0;
`;

/** The part that scrolls. Clipped, not hidden: the head then still sticks to the page. */
export const Scroller = styled.div`
  min-width: 0;
  overflow: clip;
  background: var(--color-raised);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-card);

  &[data-scrolls] {
    overflow: auto;
  }
  &:focus-visible {
    outline-offset: -2px;
  }
`;

/** A rem in the size of the reader, of no height. */
export const Ruler = styled.div`
  height: 1rem;
  margin-bottom: -1rem;
`;
