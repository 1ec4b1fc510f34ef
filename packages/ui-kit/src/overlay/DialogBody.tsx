import { useEffect, useRef, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';

export interface DialogBodyProps {
  /** What the dialog shows between its name and its actions. */
  children: ReactNode;
}

/** The part of a dialog that scrolls when there is too much of it, and can then be scrolled by keys. */
export function DialogBody({ children }: DialogBodyProps) {
  const frame = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const [isScrollable, setIsScrollable] = useState(false);

  useEffect(() => {
    const observer = new ResizeObserver(() => {
      const { scrollHeight = 0, clientHeight = 0 } = frame.current ?? {};
      setIsScrollable(scrollHeight > clientHeight);
    });
    for (const part of [frame.current, content.current]) if (part) observer.observe(part);
    return () => observer.disconnect();
  }, []);

  return (
    <Frame ref={frame} {...(isScrollable && { tabIndex: 0 })}>
      <Content ref={content}>{children}</Content>
    </Frame>
  );
}

const Frame = styled.div`
  flex: 1 1 auto;
  min-height: 0;
  overflow: hidden auto;
  overflow-wrap: anywhere;
  overscroll-behavior: contain;

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
