import { useState, type ReactNode } from 'react';
import { styled } from 'styled-components';

import { shortOfRoom } from './dialogParts.tsx';
import { useOverflows } from './useOverflows.ts';

export interface DialogBodyProps {
  /** The content between the name of the dialog and its actions. */
  children: ReactNode;
}

/** The part of a dialog that scrolls when it does not fit, and can then be scrolled by keys. */
export function DialogBody({ children }: DialogBodyProps) {
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const isScrollable = useOverflows(frame, children);

  return (
    <Frame ref={setFrame} {...(isScrollable && { tabIndex: 0 })}>
      <Content>{children}</Content>
    </Frame>
  );
}

const Frame = styled.div`
  flex: 1 1 auto;
  min-height: 0;
  overflow: hidden auto;
  overflow-wrap: anywhere;
  overscroll-behavior: contain;

  ${shortOfRoom} {
    flex-shrink: 0;
    overflow: visible;
  }
  &:focus-visible {
    outline-offset: -2px;
  }
`;

const Content = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-4);
  padding: var(--space-3) var(--space-6) var(--space-6);
`;
