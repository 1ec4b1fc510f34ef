import { defaultRangeExtractor, useVirtualizer, type Range } from '@tanstack/react-virtual';
import { useRef, type FocusEvent, type ReactNode } from 'react';

import { Body } from './tableParts.ts';

export interface VirtualRowsProps {
  /** The number of rows. */
  count: number;
  /** The key of the row of an index: its height goes with it to another place. Another function measures anew. */
  keyAt: (place: number) => string;
  /** The element that scrolls; null before it is mounted. */
  scroller: HTMLElement | null;
  /** Draws the row of an index, `offset` pixels below the first. */
  children: (place: number, offset: number, measure: (element: HTMLElement | null) => void) => ReactNode;
}

// The assumed height of rows in pixels, until the first one is measured.
const firstGuess = 52;

/**
 * Draws the visible rows and a few around them, and keeps the room of the others; rows are positioned
 * absolutely, so that scrolling lays out only new ones. Each drawn row is as high as its content: it is measured
 * before paint, and observed. The row with the focus stays mounted, with those that the arrow keys lead to.
 */
export function VirtualRows({ count, keyAt, scroller, children }: VirtualRowsProps) {
  // The virtualizer changes outside of React: the compiler would keep its first results.
  'use no memo';
  const focused = useRef<number | null>(null);
  const first = useRef<number>(undefined);
  // oxlint-disable-next-line react/incompatible-library -- the directive above is the answer to it
  const virtualizer = useVirtualizer({
    count,
    getItemKey: keyAt,
    getScrollElement: () => scroller,
    estimateSize: () => first.current ?? firstGuess,
    measureElement: (row) => {
      const { height } = row.getBoundingClientRect();
      if (height === 0) return first.current ?? firstGuess;
      first.current ??= height;
      return height;
    },
    overscan: 6,
    rangeExtractor: (range) => withFocused(range, focused.current),
  });
  const items = virtualizer.getVirtualItems();
  return (
    <Body
      style={{ height: virtualizer.getTotalSize() }}
      onFocus={(event) => {
        focused.current = placeOf(event);
      }}
      onBlur={() => {
        focused.current = null;
      }}
    >
      {items.map(({ index, start }) => children(index, start, virtualizer.measureElement))}
    </Body>
  );
}

function withFocused(range: Range, place: number | null): number[] {
  const places = defaultRangeExtractor(range);
  if (place === null) return places;
  const near = [place - 1, place, place + 1].filter((at) => at >= 0 && at < range.count);
  return [...new Set([...places, ...near])].sort((one, other) => one - other);
}

function placeOf({ target }: FocusEvent): number | null {
  const place = target.closest('[data-index]')?.getAttribute('data-index');
  return place ? Number(place) : null;
}
