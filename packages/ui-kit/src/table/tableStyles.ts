import { css } from 'styled-components';

/** The width of the container in pixels from which on a table has columns; below it, each row is a card. */
export const tableFrom = 560;

/**
 * The styles of a table, and of its rows as cards where there is no room for columns; all in one sheet, so
 * that no row computes a style.
 */
export const tableStyles = css`
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
    overflow-wrap: anywhere;
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
  tbody > tr:not([data-state]) > :is(td, th) {
    height: var(--size-row);
    padding-block: var(--space-2);
  }
  thead th {
    position: sticky;
    top: var(--table-top, 0);
    z-index: 1;
    padding-block: var(--space-2);
    color: var(--color-muted);
    font-size: var(--font-size-12);
    white-space: nowrap;
    background: var(--color-raised);
  }
  tbody > tr:hover > :is(td, th) {
    background: var(--color-hover);
  }
  tbody > tr[data-selected] > :is(td, th) {
    background: var(--color-accent-soft);
  }
  tbody > tr[data-state] > td {
    background: none;
    border: 0;
  }
  tr:not([data-state]) > :is(td, th)[data-box] {
    width: 3rem;
    padding: 0;
  }
  [data-hidden-words] {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }

  &[data-virtual] {
    &,
    thead,
    tbody {
      display: block;
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

  @container table (width >= 35rem) {
    &[data-virtual] tr:not([data-state]) {
      display: grid;
      grid-template-columns: var(--table-columns);

      > :is(td, th) {
        align-content: center;
        overflow: hidden;
        text-overflow: ellipsis;
        white-space: nowrap;
      }
    }
  }

  @container table (width < 35rem) {
    &,
    thead,
    tbody,
    tbody > tr {
      display: block;
    }
    colgroup {
      display: none;
    }
    thead > tr {
      display: flex;
      flex-wrap: wrap;
      gap: var(--space-1);
      align-items: center;
      padding: var(--space-1) 0;
      background: var(--color-raised);
      border-bottom: 1px solid var(--color-line);
    }
    /* With nothing to press in it, it is for screen readers only. */
    thead:not(:has([data-box], [data-sortable])) > tr {
      padding: 0;
      border: 0;
    }
    thead th {
      position: static;
      padding: 0;
      border: 0;
    }
    thead th:not([data-box], [data-sortable]) {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    tbody > tr:not([data-state]) {
      position: relative;
      padding: var(--space-3);
      border-bottom: 1px solid var(--color-line);
    }
    tbody > tr[data-selectable] {
      padding-inline-start: 3rem;
    }
    tbody > tr:not([data-state]) > :is(td, th) {
      display: flex;
      gap: var(--space-4);
      align-items: baseline;
      justify-content: space-between;
      height: auto;
      padding: 0.1875rem 0;
      overflow: visible;
      text-align: end;
      white-space: normal;
      background: none;
      border: 0;

      &[data-label]::before {
        flex-shrink: 0;
        max-width: 50%;
        color: var(--color-muted);
        font-family: var(--font-family);
        font-weight: 400;
        text-align: start;
        /* The head says it to screen readers; to them this is decoration. */
        content: attr(data-label);
        content: attr(data-label) / '';
      }
    }
    tbody > tr > th[scope='row'] {
      justify-content: flex-start;
      font-size: var(--font-size-16);
      text-align: start;
    }
    tbody > tr[data-selected] {
      background: var(--color-accent-soft);
    }
    tbody > tr:not([data-state]) > td[data-box] {
      position: absolute;
      inset-block-start: var(--space-1);
      inset-inline-start: 0;
      display: block;
      width: 3rem;
    }
  }

  @media (forced-colors: active) {
    tbody > tr[data-selected] > :is(td, th) {
      outline: 1px solid Highlight;
      outline-offset: -1px;
    }
  }
`;
