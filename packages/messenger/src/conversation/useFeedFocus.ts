import {
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
} from 'react';

import { keyOf, rowAfterKey } from '../rows/rowKeys.ts';
import type { RowListHandle } from '../rows/RowList.tsx';
import { isArticle, type FeedRow } from './FeedRow.ts';

/** The time for which a message stays highlighted after a jump, in milliseconds. */
const pointingTime = 1_500;

/** The positions of the keyboard and the pointer in a feed. */
export interface FeedFocus {
  /** The number of articles up to each row, the row included. */
  positions: Int32Array;
  /** The key of the article that the Tab key reaches. */
  reachable: string | undefined;
  /** Whether the actions on an article are shown. */
  isActive: (key: string) => boolean;
  pointedOut: string | undefined;
  /**
   * Scrolls to an article, highlights it for a moment and gives it the focus unless `keepsFocus` is set;
   * returns false when it is not loaded.
   */
  pointOut: (key: string, options?: { keepsFocus?: boolean }) => boolean;
  handlers: {
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
    onFocus: (event: FocusEvent<HTMLElement>) => void;
    onBlur: (event: FocusEvent<HTMLElement>) => void;
    onPointerMove: (event: PointerEvent<HTMLElement>) => void;
    onPointerLeave: () => void;
  };
}

/**
 * Keeps the focus of a feed: Tab reaches one article, the arrows, Home and End go on from there, and when the
 * focused one disappears, the nearest takes the focus.
 */
export function useFeedFocus(rows: readonly FeedRow[], list: RefObject<RowListHandle | null>): FeedFocus {
  const [active, setActive] = useState<string>();
  const [hovered, setHovered] = useState<string>();
  const [pointedOut, setPointedOut] = usePointedOut();
  /** The row with a focused control of its own: it keeps showing its actions. */
  const [held, setHeld] = useState<string>();
  const { setFocused } = useFocusedRow(rows, list);
  const positions = useMemo(() => countArticles(rows), [rows]);
  const reachable = useMemo(() => {
    const isThere = active !== undefined && rows.some(({ key }) => key === active);
    return isThere ? active : rows.findLast(isArticle)?.key;
  }, [rows, active]);

  function go(key: string) {
    setActive(key);
    list.current?.focus(key);
  }

  return {
    positions,
    reachable,
    isActive: (key) => key === (hovered ?? active) || key === held,
    pointedOut,
    pointOut(key, { keepsFocus = false } = {}) {
      const isThere = list.current?.show(key) ?? false;
      if (isThere) {
        setPointedOut(key);
        if (!keepsFocus) go(key);
      }
      return isThere;
    },
    handlers: {
      onKeyDown(event) {
        const isInControl =
          event.target instanceof Element && event.target.closest('textarea, input, [role="menu"]');
        const articles = () => rows.filter(isArticle).map(({ key }) => key);
        const next = isInControl ? undefined : rowAfterKey(event, articles, reachable);
        if (next === undefined) return;
        event.preventDefault();
        go(next);
      },
      onFocus({ target }) {
        const key = keyOf(target);
        const place = rows.findIndex((row) => row.key === key);
        const row = rows[place];
        if (key === undefined || !row) return;
        setFocused({ key, place });
        const isOnArticle = target instanceof Element && target.matches('[data-row-focus]');
        setHeld(isOnArticle ? undefined : key);
        if (isArticle(row)) setActive(key);
      },
      onBlur({ currentTarget, relatedTarget }) {
        // Another window takes the focus only for a while.
        if (!currentTarget.contains(relatedTarget) && document.hasFocus()) setFocused(undefined);
      },
      // Only on moves of the pointer: rows that scroll under a resting pointer are not hovered.
      onPointerMove({ pointerType, target }) {
        if (pointerType !== 'mouse') return;
        setHovered(keyOf(target));
      },
      onPointerLeave: () => setHovered(undefined),
    },
  };
}

/** The article that is highlighted for a moment after a jump to it. */
function usePointedOut(): readonly [string | undefined, (key: string) => void] {
  const [pointedOut, setPointedOut] = useState<string>();
  useEffect(() => {
    if (pointedOut === undefined) return undefined;
    const timer = setTimeout(() => setPointedOut(undefined), pointingTime);
    return () => clearTimeout(timer);
  }, [pointedOut]);
  return [pointedOut, setPointedOut];
}

/** The row that has the focus, and its position. When it disappears, the nearest article takes the focus. */
function useFocusedRow(rows: readonly FeedRow[], list: RefObject<RowListHandle | null>) {
  const focused = useRef<{ key: string; place: number }>(undefined);

  useLayoutEffect(() => {
    const last = focused.current;
    if (!last) return;
    const place = rows.findIndex(({ key }) => key === last.key);
    if (place !== -1) {
      last.place = place;
      return;
    }
    // The row disappeared: a sent message has another key, a gap was filled.
    focused.current = undefined;
    if (document.activeElement && document.activeElement !== document.body) return;
    const next = rows.slice(last.place).find(isArticle) ?? rows.findLast(isArticle);
    // After the rendering: `focus` makes the list render synchronously, which it cannot do during its own
    // rendering.
    if (next) queueMicrotask(() => list.current?.focus(next.key));
  }, [rows, list]);

  return {
    setFocused: (row: { key: string; place: number } | undefined) => {
      focused.current = row;
    },
  };
}

/** Counts the articles for all rows in one pass, as a screen reader numbers them. */
function countArticles(rows: readonly FeedRow[]): Int32Array {
  const positions = new Int32Array(rows.length);
  let count = 0;
  for (let place = 0; place < rows.length; place += 1) {
    if (isArticle(rows[place]!)) count += 1;
    positions[place] = count;
  }
  return positions;
}
