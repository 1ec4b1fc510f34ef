import { css } from 'styled-components';

/** The styles that all controls to type or choose in share. */
export const controlStyles = css`
  box-sizing: border-box;
  width: 100%;
  min-height: var(--size-control-m);
  padding: 0.375rem var(--space-3);
  color: var(--color-text);
  font: inherit;
  font-size: max(var(--font-size-body), 1em);
  line-height: var(--font-leading-control);
  background: var(--color-raised);
  border: 1px solid var(--color-line-strong);
  border-radius: var(--radius-control);
  transition:
    border-color var(--motion-fast),
    box-shadow var(--motion-fast);

  &::placeholder {
    color: var(--color-muted);
    opacity: 1;
  }
  &:placeholder-shown {
    text-overflow: ellipsis;
  }
  &:hover:not(:disabled) {
    border-color: var(--color-muted);
  }
  &:focus-visible {
    border-color: var(--color-accent);
    outline: 2px solid var(--color-focus);
    outline-offset: -1px;
  }
  &[aria-invalid='true'] {
    border-color: var(--color-critical-text);
  }
  &:disabled,
  &[data-disabled] {
    color: var(--color-muted);
    background: var(--color-sunken);
    border-color: var(--color-line);
    cursor: not-allowed;
  }
`;
