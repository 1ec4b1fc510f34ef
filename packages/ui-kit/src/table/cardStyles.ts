import { css } from 'styled-components';

/** The rows of a table as cards, where there is no room for columns: each value in a line, after the name of its column. */
export const cards = css`
  /* Virtual rows are positioned already. */
  &[data-cards]:not([data-virtual]) tbody > tr:not([data-state]) {
    position: relative;
  }
  &[data-cards] {
    /* A value that has one line in a column may take two in a card. */
    --cell-white-space: normal;

    &,
    :is(thead, tbody, tfoot),
    :is(tbody, tfoot) > tr {
      display: block;
    }
    tfoot {
      position: static;
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
    :is(tbody, tfoot) > tr:not([data-state]) {
      padding: var(--space-3);
      border-bottom: 1px solid var(--color-line);
    }
    tfoot > tr {
      background: var(--color-sunken);
    }
    tbody > tr[data-selectable] {
      padding-inline-start: 3rem;
    }
    :is(tbody, tfoot) > tr:not([data-state]) > :is(td, th) {
      display: flex;
      flex-wrap: wrap;
      gap: 0 var(--space-4);
      align-items: baseline;
      justify-content: space-between;
      height: auto;
      padding: 0.1875rem 0;
      overflow-wrap: anywhere;
      text-align: end;
      background: none;
      border: 0;

      > * {
        min-width: 0;
        overflow-wrap: inherit;
      }
      /* A value that has no room beside its name is at the end of its line too. */
      &[data-label] {
        justify-content: flex-end;
      }
      &[data-label]::before {
        margin-inline-end: auto;
        color: var(--color-muted);
        font-family: var(--font-family);
        font-weight: 400;
        text-align: start;
        /* The head says it to screen readers; to them this is decoration. */
        content: attr(data-label);
        content: attr(data-label) / '';
      }
    }
    /* An empty value takes no line. */
    :is(tbody, tfoot) > tr:not([data-state]) > td:empty {
      display: none;
    }
    :is(tbody, tfoot) > tr > th[scope='row'] {
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
`;
