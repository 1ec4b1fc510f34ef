import { css } from 'styled-components';

/** The styles of a choice that can be removed. */
export const chipStyles = css`
  display: inline-flex;
  gap: 0.25rem;
  align-items: center;
  max-width: 100%;
  min-height: 1.75rem;
  padding-inline: 0.625rem 0.125rem;
  color: var(--color-text);
  font-size: var(--font-size-14);
  line-height: 1.3;
  background: var(--color-sunken);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-chip);

  > span {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  > svg,
  > img {
    flex-shrink: 0;
    width: var(--icon-size-s);
    height: var(--icon-size-s);
  }
  &[data-disabled] {
    color: var(--color-muted);
  }
`;

/** The styles of the button that removes it; its target is larger than the square that it draws. */
export const removeStyles = css`
  position: relative;
  display: grid;
  flex-shrink: 0;
  place-items: center;
  width: 1.5rem;
  height: 1.5rem;
  padding: 0;
  color: var(--color-muted);
  background: none;
  border: 0;
  border-radius: calc(var(--radius-chip) - 2px);
  cursor: pointer;

  > svg {
    width: 0.875rem;
    height: 0.875rem;
  }
  &:hover:not(:disabled) {
    color: var(--color-text);
    background: var(--color-hover);
  }
  &:disabled,
  &[data-disabled] {
    cursor: not-allowed;
  }

  @media (pointer: coarse) {
    &::after {
      position: absolute;
      inset: -0.625rem;
      content: '';
    }
  }
`;
