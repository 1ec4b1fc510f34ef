import { css } from 'styled-components';

/** The line that tabs stand on; it scrolls when there are more of them than fit. */
export const tabListStyles = css`
  display: flex;
  gap: var(--space-5);
  margin: 0;
  padding: 0;
  overflow-x: auto;
  list-style: none;
  border-bottom: 1px solid var(--color-line);
  scrollbar-width: none;
`;

/** One tab; the chosen one is told by its own selector. */
export const tabStyles = css`
  display: inline-flex;
  flex-shrink: 0;
  gap: var(--space-2);
  align-items: center;
  min-height: 2.75rem;
  padding: 0 0.125rem;
  color: var(--color-muted);
  font: inherit;
  font-size: var(--font-size-14);
  font-weight: 600;
  text-decoration: none;
  white-space: nowrap;
  background: none;
  border: 0;
  border-bottom: 2px solid transparent;
  cursor: pointer;
  transition: color var(--motion-fast);

  &:hover {
    color: var(--color-text);
  }
  &:focus-visible {
    border-radius: var(--radius-chip);
    outline-offset: -2px;
  }

  @media (forced-colors: active) {
    border-bottom-color: Canvas;
  }
`;

/** The tab that is chosen. */
export const chosenTabStyles = css`
  color: var(--color-text);
  border-bottom-color: var(--color-accent);

  @media (forced-colors: active) {
    border-bottom-color: Highlight;
  }
`;
