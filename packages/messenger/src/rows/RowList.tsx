import {
  defaultRangeExtractor,
  measureElement,
  observeElementRect,
  useVirtualizer,
} from '@tanstack/react-virtual';
import {
  useCallback,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useState,
  type ComponentPropsWithoutRef,
  type ReactNode,
  type Ref,
} from 'react';
import { flushSync } from 'react-dom';
import { styled } from 'styled-components';

import { keyOf } from './rowKeys.ts';
import { useFollowedEnd } from './useFollowedEnd.ts';

/** The actions of a list for its parent. */
export interface RowListHandle {
  /** Scrolls to a row; returns false when there is none with this key. */
  show: (key: string) => boolean;
  showEnd: () => void;
  /** Gives the focus to a row, and keeps the row rendered while it has it. */
  focus: (key: string) => void;
}

/** The part of a list that is in sight: the keys of its first and last row, and whether the end is there. */
export interface ListView {
  first: string;
  last: string;
  isAtEnd: boolean;
}

export interface RowListProps<Row extends { readonly key: string }> extends Omit<
  ComponentPropsWithoutRef<'div'>,
  'children'
> {
  /** The rows in their order; their keys must be unique. */
  rows: readonly Row[];
  /** The estimated height of a row before it is measured, in pixels. */
  estimate: (row: Row) => number;
  /** Renders the row at this place. */
  children: (row: Row, place: number) => ReactNode;
  /** The name of the rows as a list of items; without it the rows are plain elements. */
  listLabel?: string | undefined;
  /**
   * Whether the list opens at its end: rows that come before the reader's do not move it, and rows that come
   * after the last one come into sight when that was. @default false
   */
  isFromEnd?: boolean | undefined;
  /** Whether the last row is the end of all; without it nothing that comes after it comes into sight. */
  hasEnd?: boolean | undefined;
  /** The key of the row to open at, below the upper edge; without it the list opens at its end or start. */
  openAt?: string | undefined;
  /** Called after every move. */
  onView?: ((view: ListView) => void) | undefined;
  /** Receives the actions of the list. */
  handle?: Ref<RowListHandle> | undefined;
  /** Content above the first row. */
  header?: ReactNode;
  /** The height of the room for the header, in pixels; without it there is none. */
  headerHeight?: number | undefined;
  /** Content below the last row. */
  footer?: ReactNode;
}

/** The height that is assumed without a layout, such as in a test, in pixels. */
const assumedHeight = 800;
/** The distance from the end that counts as being there, in pixels. */
const nearEnd = 24;
/** The distance of a row that is shown from the upper edge, in pixels. */
const roomAbove = 96;

/** A long list of rows of any height, rendered while in sight. The row with the focus stays rendered. */
export function RowList<Row extends { readonly key: string }>({
  rows,
  estimate,
  children,
  listLabel,
  isFromEnd = false,
  hasEnd = isFromEnd,
  openAt,
  onView,
  handle,
  header,
  headerHeight = 0,
  footer,
  ...rest
}: RowListProps<Row>) {
  // The virtualizer changes outside of React: the compiler would keep its first results.
  'use no memo';
  const [frame, setFrame] = useState<HTMLDivElement | null>(null);
  const [pinned, setPinned] = useState<string>();
  const placeOf = (key: string | undefined) => rows.findIndex((row) => row.key === key);
  // oxlint-disable-next-line react/incompatible-library -- the directive above is the answer to it
  const virtual = useVirtualizer<HTMLDivElement, HTMLElement>({
    count: rows.length,
    getScrollElement: () => frame,
    estimateSize: (place) => estimate(rows[place]!),
    // With another function all rows are measured anew.
    getItemKey: useCallback((place: number) => rows[place]!.key, [rows]),
    // The first rows to be drawn are those that are shown.
    initialOffset: (): number =>
      isFromEnd && openAt === undefined ? Math.max(0, virtual.getTotalSize() - assumedHeight) : 0,
    anchorTo: isFromEnd ? 'end' : 'start',
    scrollEndThreshold: nearEnd,
    scrollPaddingStart: roomAbove,
    paddingStart: headerHeight,
    overscan: 8,
    rangeExtractor(range) {
      const inSight = defaultRangeExtractor(range);
      const place = placeOf(pinned);
      const isDrawn = place === -1 || inSight.includes(place);
      return isDrawn ? inSight : [...inSight, place].sort((one, other) => one - other);
    },
    observeElementRect: (list, tell) =>
      observeElementRect(list, ({ width, height }) => tell({ width, height: height || assumedHeight })),
    measureElement: (row, entry, list) =>
      measureElement(row, entry, list) || list.options.estimateSize(list.indexFromElement(row)),
  });
  // A row that begins above the upper edge grows upwards, out of sight, whichever way the reader scrolls.
  // oxlint-disable-next-line react/immutability -- the library has no option for it
  virtual.shouldAdjustScrollPositionOnItemSizeChange = ({ start }) => start < (virtual.scrollOffset ?? 0);

  function show(key: string | undefined): boolean {
    const place = placeOf(key);
    if (place !== -1) virtual.scrollToIndex(place, { align: 'start' });
    return place !== -1;
  }
  const open = useEffectEvent(() => {
    if (!show(openAt) && isFromEnd) virtual.scrollToEnd();
  });
  const isReady = frame !== null && rows.length > 0;
  // Once, before the first drawing with rows.
  useLayoutEffect(() => {
    if (isReady) open();
  }, [isReady]);
  useFollowedEnd({ frame, rows, virtual, isFollowed: isFromEnd && hasEnd, onView });

  useImperativeHandle(handle, () => ({
    show,
    showEnd: () => virtual.scrollToEnd(),
    focus(key) {
      flushSync(() => setPinned(key));
      const row = frame?.querySelector<HTMLElement>(`[data-row="${CSS.escape(key)}"]`);
      row?.querySelector<HTMLElement>('[data-row-focus]')?.focus();
    },
  }));

  const Item = listLabel === undefined ? 'div' : 'li';
  return (
    <Frame
      {...rest}
      ref={setFrame}
      onFocus={(event) => {
        rest.onFocus?.(event);
        setPinned(keyOf(event.target));
      }}
      onBlur={(event) => {
        rest.onBlur?.(event);
        if (!event.currentTarget.contains(event.relatedTarget)) setPinned(undefined);
      }}
    >
      {header}
      <Room
        as={listLabel === undefined ? 'div' : 'ul'}
        aria-label={listLabel}
        style={{ height: virtual.getTotalSize() }}
      >
        {virtual.getVirtualItems().map(({ key, index, start }) => (
          <Item
            key={key}
            data-row={key}
            data-index={index}
            ref={virtual.measureElement}
            style={{ top: start }}
          >
            {children(rows[index]!, index)}
          </Item>
        ))}
      </Room>
      {footer}
    </Frame>
  );
}

const Frame = styled.div`
  position: relative;
  min-height: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  /* The list keeps the reader's place by itself, in every browser alike. */
  overflow-anchor: none;
`;

const Room = styled.div`
  position: relative;
  margin: 0;
  padding: 0;
  list-style: none;

  > * {
    position: absolute;
    display: flow-root;
    inset-inline: 0;
  }
`;
