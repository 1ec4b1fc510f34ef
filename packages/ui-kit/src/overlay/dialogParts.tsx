import { useState, type ReactNode } from 'react';
import { styled } from 'styled-components';

import { IconButton } from '../button/IconButton.tsx';
import { media } from '../tokens/breakpoints.ts';
import { useOverflows } from './useOverflows.ts';

/** The layer that dims the screen behind a dialog. */
export const Backdrop = styled.div`
  position: fixed;
  z-index: var(--layer-dialog);
  inset: 0;
  background: var(--color-scrim);
  transition: opacity var(--motion-medium);

  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
  }
`;

/** The position of a dialog: in the middle, and at the bottom on phones. */
export const Frame = styled.div`
  position: fixed;
  z-index: var(--layer-dialog);
  inset: 0;
  display: flex;
  align-items: flex-end;
  justify-content: center;
  pointer-events: none;

  ${media.up('xs')} {
    align-items: center;
    padding: var(--space-6);
  }
`;

/**
 * A screen so low that a fixed name and fixed actions would leave no room for the content between them: the
 * whole dialog scrolls then.
 */
export const shortOfRoom = '@media (max-height: 30rem)';

/** The surface of the dialog. */
export const Popup = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  box-sizing: border-box;
  width: 100%;
  max-height: min(100dvh - var(--space-8), 48rem);
  color: var(--color-text);
  background: var(--color-floating);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-dialog) var(--radius-dialog) 0 0;
  box-shadow: var(--shadow-dialog);
  pointer-events: auto;
  transition:
    opacity var(--motion-medium),
    transform var(--motion-medium);

  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
    transform: translateY(0.75rem);
  }
  ${media.down('xs')} {
    /* Messages are at the top there: its name and its close button are below them. */
    max-height: max(12rem, 100dvh - max(var(--space-8), var(--toast-room, 0px)));
  }
  ${shortOfRoom} {
    overflow-y: auto;
  }
  &:focus-visible {
    outline: none;
  }

  ${media.up('xs')} {
    max-width: 32rem;
    border-radius: var(--radius-dialog);

    &[data-size='s'] {
      max-width: 26rem;
    }
    &[data-size='l'] {
      max-width: 48rem;
    }
  }
`;

/** The line with the name, and room for the close button. */
export const Head = styled.div`
  display: flex;
  gap: var(--space-4);
  align-items: flex-start;
  padding-top: var(--space-5);
  padding-inline: var(--space-6) calc(var(--size-control-m) + var(--space-4));
`;

export const Title = styled.h2`
  margin: 0;
  font-size: var(--font-size-20);
  font-weight: var(--font-weight-heading);
  line-height: 1.3;
  letter-spacing: var(--font-tracking-heading);
  overflow-wrap: anywhere;
`;

export const Description = styled.p`
  margin: 0;
  color: var(--color-muted);
`;

/** The close button of a dialog. It comes last, so that the focus reaches the content of the dialog first. */
export const Cross = styled(IconButton)`
  position: absolute;
  inset-block-start: var(--space-3);
  inset-inline-end: var(--space-3);
  color: var(--color-muted);
`;

/** The part below the content, which is always in sight: the buttons, and above them what went wrong. */
export const Foot = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-3);
  padding: var(--space-4) var(--space-6);
  padding-bottom: max(var(--space-4), env(safe-area-inset-bottom));
  border-top: 1px solid var(--color-line);
`;

/** A failure or a reason; a long text scrolls, also by keys, and leaves room for the content. */
export function Problem({ children }: { children: ReactNode }) {
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const isScrollable = useOverflows(frame, children);
  return (
    <ProblemFrame ref={setFrame} {...(isScrollable && { tabIndex: 0 })}>
      {children}
    </ProblemFrame>
  );
}

const ProblemFrame = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-2);
  max-height: 30dvh;
  overflow: hidden auto;
  overflow-wrap: anywhere;

  &:empty {
    display: none;
  }
  ${shortOfRoom} {
    max-height: none;
  }
`;

/** The line with the buttons. */
export const Actions = styled.div`
  display: flex;
  flex-flow: row wrap;
  gap: var(--space-2);
  justify-content: flex-end;

  ${media.down('xs')} {
    flex-direction: column-reverse;

    > * {
      width: 100%;
    }
  }
`;
