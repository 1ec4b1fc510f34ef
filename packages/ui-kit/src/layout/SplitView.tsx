import {
  useId,
  useState,
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
} from 'react';
import { styled } from 'styled-components';

import { media } from '../tokens/breakpoints.ts';

export interface SplitViewProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The first part, such as a list. */
  start: ReactNode;
  /** The second part, such as what was chosen from the list. */
  end: ReactNode;
  /** The part that phones show. */
  shown: 'start' | 'end';
  /** What the handle between them does, for screen readers. */
  handleLabel: string;
  /** How much of the width the first part has at first, in percent. @default 34 */
  defaultShare?: number | undefined;
  /** The least that the first part may have, in percent. @default 20 */
  min?: number | undefined;
  /** The most that the first part may have, in percent. @default 60 */
  max?: number | undefined;
  /** Called with the share of the first part when the person has chosen it, so that it can be remembered. */
  onShareChange?: ((share: number) => void) | undefined;
}

/** Two parts beside each other with a handle between them; phones show one at a time. */
export function SplitView({
  start,
  end,
  shown,
  handleLabel,
  defaultShare = 34,
  min = 20,
  max = 60,
  onShareChange,
  style,
  ...rest
}: SplitViewProps) {
  const id = useId();
  const [share, setShare] = useState(() => within(defaultShare));

  function within(next: number) {
    return Math.min(max, Math.max(min, next));
  }
  function commit(next: number) {
    setShare(within(next));
    onShareChange?.(within(next));
  }
  function press(event: KeyboardEvent<HTMLElement>) {
    const next = shareAfter(event, share, min, max);
    if (next === undefined) return;
    event.preventDefault();
    commit(next);
  }
  function drag(event: PointerEvent<HTMLElement>) {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    setShare(within(shareAt(event)));
  }
  function drop(event: PointerEvent<HTMLElement>) {
    if (event.currentTarget.hasPointerCapture(event.pointerId)) commit(shareAt(event));
  }

  const look: object = { '--share': `${share}%`, ...style };
  // As an object, because a line between two parts that can be moved is no <hr>.
  const meaning = {
    role: 'separator',
    'aria-label': handleLabel,
    'aria-controls': id,
    'aria-orientation': 'vertical' as const,
    'aria-valuemin': min,
    'aria-valuemax': max,
    'aria-valuenow': Math.round(share),
  };
  return (
    <Frame {...rest} data-shown={shown} style={look}>
      <Part id={id} data-part="start">
        {start}
      </Part>
      <Handle
        {...meaning}
        tabIndex={0}
        onKeyDown={press}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={drag}
        onPointerUp={drop}
        onDoubleClick={() => commit(defaultShare)}
      />
      <Part data-part="end">{end}</Part>
    </Frame>
  );
}

/** What a key makes of the share, as the practices have it for a splitter. */
function shareAfter(
  event: KeyboardEvent<HTMLElement>,
  share: number,
  min: number,
  max: number,
): number | undefined {
  const isMirrored = getComputedStyle(event.currentTarget).direction === 'rtl';
  const step = (event.shiftKey ? 10 : 2) * (isMirrored ? -1 : 1);
  switch (event.key) {
    case 'ArrowRight':
      return share + step;
    case 'ArrowLeft':
      return share - step;
    case 'Home':
      return min;
    case 'End':
      return max;
    default:
      return undefined;
  }
}

/** The share that ends where the pointer is. */
function shareAt({ currentTarget, clientX }: PointerEvent<HTMLElement>): number {
  const box = currentTarget.parentElement?.getBoundingClientRect();
  if (!box || box.width === 0) return 50;
  const isMirrored = getComputedStyle(currentTarget).direction === 'rtl';
  return ((isMirrored ? box.right - clientX : clientX - box.left) / box.width) * 100;
}

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-width: 0;
  height: 100%;

  &[data-shown='start'] > [data-part='end'],
  &[data-shown='end'] > [data-part='start'] {
    display: none;
  }

  ${media.up('sm')} {
    grid-template-columns: var(--share) auto minmax(0, 1fr);

    &[data-shown] > [data-part] {
      display: block;
    }
  }
`;

const Part = styled.div`
  min-width: 0;
  min-height: 0;
  overflow: auto;
`;

const Handle = styled.div`
  position: relative;
  display: none;
  width: 1px;
  background: var(--color-line);
  outline: none;
  cursor: col-resize;
  touch-action: none;

  /* What one can take hold of is wider than what one sees. */
  &::before {
    position: absolute;
    z-index: 1;
    inset-block: 0;
    inset-inline: -0.5rem;
    content: '';
  }
  &::after {
    position: absolute;
    inset-block: 0;
    inset-inline: -1px;
    background: var(--color-accent);
    opacity: 0;
    transition: opacity var(--motion-fast);
    content: '';
  }
  &:hover::after,
  &:active::after,
  &:focus-visible::after {
    opacity: 1;
  }

  ${media.up('sm')} {
    display: block;
  }
  @media (forced-colors: active) {
    background: CanvasText;

    &:focus-visible::after {
      background: Highlight;
      forced-color-adjust: none;
    }
  }
`;
