import { styled } from 'styled-components';

import { media } from '../tokens/breakpoints.ts';

/**
 * The position: near the top, so that the palette does not jump as its list grows; on phones the whole
 * screen.
 */
export const Place = styled.div`
  position: fixed;
  z-index: var(--layer-dialog);
  inset: 0;
  display: flex;
  align-items: flex-start;
  justify-content: center;
  pointer-events: none;

  ${media.up('xs')} {
    padding: min(12dvh, 7rem) var(--space-6) var(--space-6);
  }
`;

/** The surface of the palette. */
export const Sheet = styled.div`
  display: flex;
  flex-direction: column;
  box-sizing: border-box;
  width: 100%;
  height: 100dvh;
  color: var(--color-text);
  background: var(--color-floating);
  pointer-events: auto;
  transition:
    opacity var(--motion-fast),
    transform var(--motion-fast);

  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
    transform: scale(0.98);
  }
  &:focus-visible {
    outline: none;
  }

  ${media.up('xs')} {
    max-width: 40rem;
    height: auto;
    max-height: min(34rem, 76dvh);
    overflow: hidden;
    border: 1px solid var(--color-line);
    border-radius: var(--radius-dialog);
    box-shadow: var(--shadow-dialog);
  }
  @media (prefers-reduced-motion: reduce) {
    transition: none;
  }
`;

/** The line with the search field. */
export const Line = styled.div`
  display: flex;
  flex-shrink: 0;
  gap: var(--space-3);
  align-items: center;
  padding: var(--space-2) var(--space-3) var(--space-2) var(--space-5);
  padding-top: max(var(--space-2), env(safe-area-inset-top));
  border-bottom: 1px solid var(--color-line);

  > svg {
    flex-shrink: 0;
    width: 1.25rem;
    height: 1.25rem;
    color: var(--color-muted);
  }

  @media (pointer: coarse) {
    > button {
      width: 2.75rem;
      min-height: 2.75rem;
    }
  }
`;

export const Input = styled.input`
  flex: 1;
  min-width: 0;
  min-height: 2.75rem;
  padding: 0;
  color: inherit;
  font: inherit;
  font-size: var(--font-size-16);
  background: none;
  border: 0;
  /* The line around it is the whole sheet's first; the highlighted line below says where the person is. */
  outline: none;

  &::placeholder {
    color: var(--color-muted);
    opacity: 1;
  }
  &:placeholder-shown {
    text-overflow: ellipsis;
  }

  @media (forced-colors: active) {
    outline: 1px solid Highlight;
  }
`;

/** The part that scrolls: the list and the notes below it. */
export const Scroll = styled.div`
  flex: 1 1 auto;
  min-height: 0;
  overflow: hidden auto;
  overscroll-behavior: contain;
`;

/** The hints about keys, hidden on phones and touch screens. */
export const Foot = styled.div`
  display: none;
  flex-shrink: 0;
  gap: var(--space-5);
  padding: var(--space-2) var(--space-5);
  background: var(--color-sunken);
  border-top: 1px solid var(--color-line);

  ${media.up('xs')} {
    @media (pointer: fine) {
      display: flex;
    }
  }
`;

export const Hint = styled.span`
  display: inline-flex;
  gap: var(--space-2);
  align-items: center;
  color: var(--color-muted);
  font-size: var(--font-size-12);
`;
