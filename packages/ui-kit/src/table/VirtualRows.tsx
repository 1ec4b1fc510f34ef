import { defaultRangeExtractor, useVirtualizer, type Range } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useRef, useState, type FocusEvent, type ReactNode } from 'react';

import { Body } from './tableParts.ts';

export interface VirtualRowsProps {
  /** The number of rows. */
  count: number;
  /** The element that scrolls; null before it is mounted. */
  scroller: HTMLElement | null;
  /** Whether rows are cards, each with a height of its own. */
  isNarrow: boolean;
  /** Draws the row of an index, `offset` pixels below the first. */
  children: (place: number, offset: number, measure?: (element: HTMLElement | null) => void) => ReactNode;
}

// The assumed height of a row in pixels, before one is measured.
const firstGuess = { row: 52, card: 180 };

/**
 * Draws the visible rows and a few around them, and keeps the room of the others; rows are positioned
 * absolutely, so that scrolling lays out only new ones. The row with the focus stays mounted.
 */
export function VirtualRows({ count, scroller, isNarrow, children }: VirtualRowsProps) {
  // The virtualizer changes outside of React: the compiler would keep its first results.
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

  // All rows are as high as the first one: it is measured before paint, and observed, because the density and
  // the text size may change at any time.
  const hasRows = items.length > 0;
  // No row is observed during scrolling: each new first row would be measured.
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

/** Updates the height of rows; a difference of half a pixel or less is ignored. */
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
