import { defaultRangeExtractor, useVirtualizer, type Range } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useRef, useState, type FocusEvent, type ReactNode } from 'react';

import { Body } from './tableParts.ts';

export interface VirtualRowsProps {
  /** How many rows there are. */
  count: number;
  /** What scrolls. */
  scroller: HTMLElement | null;
  /** Whether rows are cards, each as high as it is. */
  isNarrow: boolean;
  /** Draws a row by its place, so many pixels below the first. */
  children: (place: number, offset: number, measure?: (element: HTMLElement | null) => void) => ReactNode;
}

// The height of a row before one is drawn, in pixels.
const firstGuess = { row: 52, card: 180 };

/** Draws the rows in sight and a few around them, and keeps the room of the others; rows stand by themselves, so that scrolling lays out the new ones alone. The row with the focus stays. */
export function VirtualRows({ count, scroller, isNarrow, children }: VirtualRowsProps) {
  // The virtualizer answers from the outside of React, which the compiler would not ask again.
  'use no memo';
  const body = useRef<HTMLTableSectionElement>(null);
  const focused = useRef<number | null>(null);
  const [rowHeight, setRowHeight] = useState(firstGuess.row);
  // oxlint-disable-next-line react/incompatible-library -- the directive above is the answer to it
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => scroller,
    estimateSize: () => (isNarrow ? firstGuess.card : rowHeight),
    overscan: 6,
    rangeExtractor: (range) => withPlace(range, focused.current),
  });

  useLayoutEffect(() => {
    virtualizer.measure();
  }, [virtualizer, isNarrow, rowHeight]);

  const items = virtualizer.getVirtualItems();

  // Rows are all as high as the first one is: measured before they are seen, and watched, because the density and the
  // size of the type may change at any time.
  const hasRows = items.length > 0;
  // While rows go by, none is watched: each would be measured anew.
  const watched = virtualizer.isScrolling ? undefined : items[0]?.index;
  useLayoutEffect(() => {
    if (hasRows && !isNarrow) setRowHeight(heightOfFirst(body.current));
  }, [hasRows, isNarrow]);
  useEffect(() => {
    const row = body.current?.querySelector('[data-index]');
    if (isNarrow || watched === undefined || !row) return undefined;
    const observer = new ResizeObserver(() => setRowHeight(heightOfFirst(body.current)));
    observer.observe(row);
    return () => observer.disconnect();
  }, [watched, isNarrow]);

  const measure = isNarrow ? virtualizer.measureElement : undefined;
  return (
    <Body
      ref={body}
      style={{ height: virtualizer.getTotalSize() }}
      onFocus={(event) => {
        focused.current = placeOf(event);
      }}
      onBlur={() => {
        focused.current = null;
      }}
    >
      {items.map(({ index, start }) => children(index, start, measure))}
    </Body>
  );
}

/** The next height of rows, given the last: less than half a pixel is no difference. */
function heightOfFirst(body: HTMLElement | null): (known: number) => number {
  const height = body?.querySelector('[data-index]')?.getBoundingClientRect().height ?? 0;
  return (known) => (height > 0 && Math.abs(height - known) > 0.5 ? height : known);
}

function withPlace(range: Range, place: number | null): number[] {
  const places = defaultRangeExtractor(range);
  if (place === null || place >= range.count || places.includes(place)) return places;
  return [...places, place].sort((one, other) => one - other);
}

function placeOf({ target }: FocusEvent): number | null {
  const place = target.closest('[data-index]')?.getAttribute('data-index');
  return place ? Number(place) : null;
}
