import {
  defaultRangeExtractor,
  measureElement,
  observeElementRect,
  useVirtualizer,
  type Virtualizer,
} from '@tanstack/react-virtual';
import {
  useCallback,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useState,
  type ComponentPropsWithoutRef,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
} from 'react';
import { flushSync } from 'react-dom';
import { styled } from 'styled-components';

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
  /** The key of the row that stays rendered. */
  const [pinned, setPinned] = useState<string>();
  const placeOf = (key: string | undefined) => rows.findIndex((row) => row.key === key);
  const opensAtEnd = isFromEnd && openAt === undefined;
  // oxlint-disable-next-line react/incompatible-library -- the directive above is the answer to it
  const virtual = useVirtualizer<HTMLDivElement, HTMLElement>({
    count: rows.length,
    getScrollElement: () => frame,
    estimateSize: (place) => estimate(rows[place]!),
    // With another function all rows are measured anew.
    getItemKey: useCallback((place: number) => rows[place]!.key, [rows]),
    // The first rows to be drawn are those that are shown.
    initialOffset: (): number => (opensAtEnd ? Math.max(0, virtual.getTotalSize() - assumedHeight) : 0),
    anchorTo: isFromEnd ? 'end' : 'start',
    scrollEndThreshold: nearEnd,
    scrollPaddingStart: roomAbove,
    paddingStart: headerHeight,
    overscan: 8,
    rangeExtractor(range) {
      const inSight = defaultRangeExtractor(range);
      const place = pinned === undefined ? -1 : placeOf(pinned);
      if (place === -1 || inSight.includes(place)) return inSight;
      return [...inSight, place].sort((one, other) => one - other);
    },
    observeElementRect: (list, tell) =>
      observeElementRect(list, ({ width, height }) => tell({ width, height: height || assumedHeight })),
    measureElement: (row, entry, list) =>
      measureElement(row, entry, list) || list.options.estimateSize(list.indexFromElement(row)),
  });
  // A row that begins above the upper edge grows upwards, out of sight, whichever way the reader scrolls.
  // oxlint-disable-next-line react/immutability -- the library has no option for it
  virtual.shouldAdjustScrollPositionOnItemSizeChange = ({ start }) => start < (virtual.scrollOffset ?? 0);

  useOpening(frame !== null && rows.length > 0, () => {
    const place = openAt === undefined ? -1 : placeOf(openAt);
    if (place !== -1) virtual.scrollToIndex(place, { align: 'start' });
    else if (isFromEnd) virtual.scrollToEnd();
  });
  useFollowedEnd({ frame, rows, virtual, isFollowed: isFromEnd && hasEnd, onView });

  useImperativeHandle(handle, () => ({
    show(key) {
      const place = placeOf(key);
      if (place !== -1) virtual.scrollToIndex(place, { align: 'start' });
      return place !== -1;
    },
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

/** Opens a list once, before its first drawing with rows. */
function useOpening(isReady: boolean, open: () => void): void {
  const openNow = useEffectEvent(open);
  useLayoutEffect(() => {
    if (isReady) openNow();
  }, [isReady]);
}

interface FollowedEnd<Row> extends Pick<RowListProps<Row & { readonly key: string }>, 'rows' | 'onView'> {
  frame: HTMLDivElement | null;
  virtual: Virtualizer<HTMLDivElement, HTMLElement>;
  /** Whether the end stays in sight where it was. */
  isFollowed: boolean;
}

/** Keeps the end of a list in sight while its rows and its height change, and reports what is in sight. */
function useFollowedEnd<Row>({ frame, rows, virtual, isFollowed, onView }: FollowedEnd<Row>): void {
  // The virtualizer changes outside of React: the compiler would keep its first results.
  'use no memo';
  const keepEnd = useEffectEvent(() => {
    if (frame && isFollowed) virtual.scrollToEnd();
  });
  // The last row comes, or is replaced: an unsent message by the sent one, which may be higher.
  const lastKey = rows.at(-1)?.key;
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- it is the moment, not what is read
  useLayoutEffect(() => keepEnd(), [lastKey]);
  // The composer grows, or the keyboard of a phone opens.
  useEffect(() => {
    if (!frame) return undefined;
    const observer = new ResizeObserver(() => keepEnd());
    observer.observe(frame);
    return () => observer.disconnect();
  }, [frame]);
  const reportView = useEffectEvent(() => {
    const isAtEnd = virtual.isAtEnd();
    // Rows that were measured while they came can leave the end a few pixels below.
    if (isAtEnd && !virtual.isScrolling) keepEnd();
    const [first, last] = [rows[virtual.range?.startIndex ?? -1], rows[virtual.range?.endIndex ?? -1]];
    if (first && last) onView?.({ first: first.key, last: last.key, isAtEnd });
  });
  const { startIndex, endIndex } = virtual.range ?? {};
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- these are the moments
  useEffect(() => reportView(), [rows, startIndex, endIndex, virtual.isScrolling]);
}

const leads = new Set(['ArrowDown', 'ArrowUp', 'Home', 'End']);

/** The row that a key leads to from the current one; undefined for any other key. */
export function rowAfterKey(
  { key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent,
  /** Returns the rows; called only for a key that leads to a row. */
  keys: () => readonly string[],
  current: string | undefined,
): string | undefined {
  if (altKey || ctrlKey || metaKey || shiftKey || !leads.has(key)) return undefined;
  const rows = keys();
  const place = current === undefined ? -1 : rows.indexOf(current);
  switch (key) {
    case 'ArrowDown':
      return rows[Math.min(rows.length - 1, place + 1)];
    case 'ArrowUp':
      return rows[Math.max(0, place - 1)];
    case 'Home':
      return rows[0];
    default:
      return rows.at(-1);
  }
}

/** The key of the row that an element is in. */
export function keyOf(target: EventTarget): string | undefined {
  const row = target instanceof Element ? target.closest('[data-row]') : null;
  return row?.getAttribute('data-row') ?? undefined;
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
