import { defaultRangeExtractor, useVirtualizer, type Range } from '@tanstack/react-virtual';
import {
  useEffect,
  useRef,
  useState,
  type ComponentPropsWithRef,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { styled } from 'styled-components';

import { placeAfterKey } from './placeAfterKey.ts';

export interface VirtualListProps<Item> extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'role'> {
  /** What the items are, for screen readers. */
  label: string;
  /** The items that are loaded, in order. */
  items: readonly Item[];
  /** What an item is known by; its height is remembered by it. */
  itemId: (item: Item) => string;
  /** Draws an item. */
  children: (item: Item, place: number) => ReactNode;
  /** Whether items are articles to read one after another, or things of a list. @default 'list' */
  kind?: 'list' | 'feed' | undefined;
  /** What an article of a feed is called, for screen readers. */
  itemLabel?: ((item: Item) => string) | undefined;
  /** How many items there are, loaded or not; -1 when nobody knows. @default the loaded ones */
  totalCount?: number | undefined;
  /** How high an item is before it is drawn, in pixels. @default 64 */
  estimatedHeight?: number | undefined;
  /** Its greatest height as a CSS length, within which it scrolls. @default '70vh' */
  height?: string | undefined;
  /** Called when the last items come into sight, so that more can be fetched. */
  onEndNear?: (() => void) | undefined;
  /** Whether more items are on their way. @default false */
  isBusy?: boolean | undefined;
  /** The content below the last item, such as `LoadMore`. */
  footer?: ReactNode | undefined;
}

// How many items from the end the next ones are asked for.
const nearEnd = 5;

/** A list of any length: items in sight and a few around them are drawn, the one with the focus stays, and keys lead from one to the next. */
export function VirtualList<Item>({
  label,
  items,
  itemId,
  children,
  kind = 'list',
  itemLabel,
  totalCount = items.length,
  estimatedHeight = 64,
  height = '70vh',
  onEndNear,
  isBusy = false,
  footer,
  style,
  ...rest
}: VirtualListProps<Item>) {
  // The virtualizer answers from the outside of React, which the compiler would not ask again.
  'use no memo';
  const [list, setList] = useState<HTMLElement | null>(null);
  const focused = useRef<number | null>(null);
  // oxlint-disable-next-line react/incompatible-library -- the directive above is the answer to it
  const virtualizer = useVirtualizer({
    count: items.length,
    getScrollElement: () => list?.parentElement ?? null,
    estimateSize: () => estimatedHeight,
    getItemKey: (place) => keyAt(items, place, itemId),
    overscan: 5,
    rangeExtractor: (range) => withPlace(range, focused.current),
  });
  const drawn = virtualizer.getVirtualItems();
  const isEndNear = (virtualizer.range?.endIndex ?? -1) >= items.length - nearEnd;

  useEffect(() => {
    if (isEndNear && !isBusy) onEndNear?.();
  }, [isEndNear, isBusy, items.length, onEndNear]);

  function listen(event: KeyboardEvent) {
    const next =
      focused.current === null ? undefined : placeAfterKey(focused.current, event, items.length, kind);
    if (next === undefined || isText(event.target)) return;
    event.preventDefault();
    if (next === 'before' || next === 'after') {
      focusBeside(list, next);
      return;
    }
    focused.current = next;
    virtualizer.scrollToIndex(next);
    focusPlace(list, next);
  }

  return (
    <Scroller tabIndex={kind === 'list' ? 0 : undefined} {...rest} style={{ maxHeight: height, ...style }}>
      <Items
        ref={setList}
        role={kind}
        aria-label={label}
        aria-busy={isBusy || undefined}
        style={{ height: virtualizer.getTotalSize() }}
        onKeyDown={listen}
        onFocus={(event) => {
          focused.current = placeOf(event);
        }}
        onBlur={() => {
          focused.current = null;
        }}
      >
        {drawn.map(({ key, index, start }) => {
          const item = items[index];
          return (
            item !== undefined && (
              <Place
                key={key}
                ref={virtualizer.measureElement}
                role={kind === 'feed' ? 'article' : 'listitem'}
                tabIndex={kind === 'feed' ? 0 : -1}
                aria-label={itemLabel?.(item)}
                aria-posinset={index + 1}
                aria-setsize={totalCount}
                data-index={index}
                style={{ transform: `translateY(${start}px)` }}
              >
                {children(item, index)}
              </Place>
            )
          );
        })}
      </Items>
      {footer}
    </Scroller>
  );
}

function keyAt<Item>(items: readonly Item[], place: number, itemId: (item: Item) => string): string | number {
  const item = items[place];
  return item === undefined ? place : itemId(item);
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

function isText(target: EventTarget): boolean {
  return target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');
}

const reachable = 'a[href], button:not(:disabled), input:not(:disabled), [tabindex="0"]';

/** Gives an item the focus, or the first thing in it that takes it; it may be drawn only some frames later. */
function focusPlace(list: HTMLElement | null, place: number, tries = 10) {
  const item = list?.querySelector<HTMLElement>(`[data-index="${place}"]`);
  if (item) {
    const inner = item.tabIndex === 0 ? null : item.querySelector<HTMLElement>(reachable);
    (inner ?? item).focus({ preventScroll: true });
  } else if (tries > 0) {
    requestAnimationFrame(() => focusPlace(list, place, tries - 1));
  }
}

/** Leaves a feed for what can take the focus before or after it. */
function focusBeside(list: HTMLElement | null, side: 'before' | 'after') {
  const all = [...document.querySelectorAll<HTMLElement>(reachable)].filter(
    (element) => !list?.contains(element),
  );
  const mask = side === 'after' ? Node.DOCUMENT_POSITION_FOLLOWING : Node.DOCUMENT_POSITION_PRECEDING;
  const beside = all.filter((element) => ((list?.compareDocumentPosition(element) ?? 0) & mask) !== 0);
  (side === 'after' ? beside[0] : beside.at(-1))?.focus();
}

const Scroller = styled.div`
  min-width: 0;
  overflow-y: auto;
  overscroll-behavior: contain;

  &:focus-visible {
    outline-offset: -2px;
  }
`;

const Items = styled.div`
  position: relative;
`;

const Place = styled.div`
  position: absolute;
  inset: 0 0 auto;

  &:focus-visible {
    z-index: 1;
    outline-offset: -2px;
  }
`;
