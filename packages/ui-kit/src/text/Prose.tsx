import { styled } from 'styled-components';

/**
 * The styles of formatted text, of the changes between its versions (`ins`, `del`), and of search results in
 * it (the highlights `text-matches` and `text-match`).
 */
export const Prose = styled.div`
  max-width: 68ch;
  overflow-wrap: anywhere;

  > :first-child {
    margin-top: 0;
  }
  > :last-child {
    margin-bottom: 0;
  }
  a {
    color: var(--color-accent-text);
    text-underline-offset: 0.2em;
  }
  h2,
  h3,
  h4,
  h5,
  h6 {
    margin-block: 1.6em 0.5em;
    font-weight: var(--font-weight-heading);
    line-height: 1.3;
  }
  h2 {
    font-size: var(--font-size-20);
  }
  h3,
  h4 {
    font-size: var(--font-size-16);
  }
  h5,
  h6 {
    font-size: var(--font-size-14);
  }
  ol,
  ul {
    padding-inline-start: 1.5em;
  }
  li + li {
    margin-top: 0.25em;
  }
  hr {
    height: 1px;
    margin-block: var(--space-6);
    background: var(--color-line);
    border: 0;
  }
  img {
    max-width: 100%;
    height: auto;
    border-radius: var(--radius-control);
  }
  blockquote {
    margin-inline: 0;
    padding-inline-start: var(--space-4);
    color: var(--color-muted);
    border-inline-start: 3px solid var(--color-line-strong);
  }
  pre {
    padding: var(--space-3);
    overflow-x: auto;
    background: var(--color-sunken);
    border-radius: var(--radius-control);
  }
  code {
    font-size: 0.925em;
    font-family: var(--font-mono);
  }
  [data-scroll] {
    max-width: 100%;
    overflow-x: auto;
  }
  table {
    border-collapse: collapse;
    font-variant-numeric: tabular-nums;
    overflow-wrap: normal;
  }
  th,
  td {
    padding: var(--space-2) var(--space-3);
    text-align: start;
    vertical-align: top;
    border-bottom: 1px solid var(--color-line);
  }
  ins {
    color: var(--color-positive-text);
    text-decoration-thickness: 2px;
    text-underline-offset: 0.2em;
  }
  del {
    color: var(--color-critical-text);
  }
  ::highlight(text-matches) {
    color: var(--color-text);
    background-color: var(--color-warning-soft);
  }
  ::highlight(text-match) {
    color: var(--color-on-accent);
    background-color: var(--color-accent);
  }
  [data-type='mention'] {
    padding: 0.1em 0.3em;
    color: var(--color-accent-text);
    font-weight: 600;
    background: var(--color-accent-soft);
    border-radius: var(--radius-chip);
  }
`;
