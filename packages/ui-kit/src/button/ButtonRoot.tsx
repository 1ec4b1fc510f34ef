import { styled } from 'styled-components';

/**
 * The styles that buttons share; the variant and the size are data attributes, so that no style is computed
 * per button.
 */
export const ButtonRoot = styled.button`
  display: inline-flex;
  flex-shrink: 0;
  /* Large text takes a second line on a phone. */
  max-width: 100%;
  overflow-wrap: break-word;
  gap: var(--space-2);
  align-items: center;
  justify-content: center;
  min-height: var(--size-control-m);
  padding: 0.375rem var(--space-4);
  color: var(--color-text);
  font: inherit;
  font-size: var(--font-size-14);
  font-weight: var(--font-weight-strong);
  line-height: 1.25;
  text-align: center;
  text-decoration: none;
  background: var(--color-raised);
  border: 1px solid var(--color-outline);
  border-radius: var(--radius-control);
  cursor: pointer;
  user-select: none;
  transition:
    background-color var(--motion-fast),
    border-color var(--motion-fast),
    color var(--motion-fast);

  > svg {
    flex-shrink: 0;
    width: var(--icon-size-m);
    height: var(--icon-size-m);
  }

  &:hover:not(:disabled, [aria-disabled='true']) {
    background: var(--color-hover);
  }

  &[data-size='s'] {
    gap: 0.375rem;
    min-height: var(--size-control-s);
    padding: 0.25rem var(--space-3);
    border-radius: calc(var(--radius-control) * 0.8);
  }
  &[data-size='l'] {
    min-height: var(--size-control-l);
    padding: 0.5rem var(--space-5);
    font-size: var(--font-size-16);
  }
  &[data-wide] {
    width: 100%;
  }

  &[data-variant='primary'] {
    color: var(--color-on-accent);
    background: var(--color-accent);
    border-color: transparent;

    &:hover:not(:disabled, [aria-disabled='true']) {
      background: var(--color-accent-hover);
    }
  }
  &[data-variant='critical'] {
    color: var(--color-on-critical);
    background: var(--color-critical);
    border-color: transparent;

    &:hover:not(:disabled, [aria-disabled='true']) {
      background: var(--color-critical-hover);
    }
  }
  &[data-variant='quiet'] {
    background: transparent;
    border-color: transparent;

    &:hover:not(:disabled, [aria-disabled='true']) {
      background: var(--color-hover);
    }
  }

  &:disabled,
  &[aria-disabled='true'] {
    cursor: default;
  }
  &:disabled {
    color: var(--color-muted);
    background: var(--color-sunken);
    border-color: transparent;
  }

  @media (forced-colors: active) {
    border-color: ButtonBorder;
  }
`;
