import { Card } from '@my-air/ui-kit';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';

import { placeBeside, type Box } from './placeBeside.ts';

export interface BubbleProps {
  /** The position of the step's element; without it the bubble is in the middle. */
  anchor: Box | undefined;
  /** The content of the step. */
  children: ReactNode;
}

/** The content of one step, beside the element that it is about. */
export function Bubble({ anchor, children }: BubbleProps) {
  const bubble = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState({ top: 0, left: 0 });

  useLayoutEffect(() => {
    const sheet = bubble.current!;
    const stand = () => {
      const view = { width: window.innerWidth, height: window.innerHeight };
      setPlace(placeBeside(anchor, sheet.getBoundingClientRect(), view));
    };
    stand();
    // Each step has its own text, and so its own size.
    const sizes = new ResizeObserver(stand);
    sizes.observe(sheet);
    return () => sizes.disconnect();
  }, [anchor]);

  return (
    <Sheet forwardedAs="div" ref={bubble} style={place}>
      {children}
    </Sheet>
  );
}

const Sheet = styled(Card)`
  position: fixed;
  width: min(22rem, 100vw - 2rem);
  background: var(--color-floating);
  box-shadow: var(--shadow-dialog);
`;
