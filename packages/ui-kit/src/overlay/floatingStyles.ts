import { css } from 'styled-components';

/** The styles of a surface that floats above the page beside its trigger. */
export const floatingStyles = css`
  box-sizing: border-box;
  max-width: var(--available-width);
  max-height: min(var(--available-height), 24rem);
  padding: var(--space-1);
  overflow-y: auto;
  color: var(--color-text);
  background: var(--color-floating);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-card);
  box-shadow: var(--shadow-floating);
  transform-origin: var(--transform-origin);
  transition:
    opacity var(--motion-fast),
    transform var(--motion-fast);

  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
    transform: scale(0.97);
  }
  &:focus-visible {
    outline: none;
  }
`;

/** The styles of one item of a floating list. */
export const floatingItemStyles = css`
  display: flex;
  gap: var(--space-3);
  align-items: center;
  min-height: var(--size-item);
  padding: 0.375rem var(--space-3);
  color: inherit;
  font-size: var(--font-size-14);
  text-align: start;
  text-decoration: none;
  overflow-wrap: anywhere;
  border-radius: calc(var(--radius-card) - var(--space-1));
  outline: none;
  cursor: pointer;
  user-select: none;

  &[data-highlighted] {
    background: var(--color-hover);
  }
  &[data-disabled] {
    color: var(--color-muted);
    cursor: default;
  }
  > svg {
    flex-shrink: 0;
    width: var(--icon-size-m);
    height: var(--icon-size-m);
  }

  @media (forced-colors: active) {
    &[data-highlighted] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;
