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

import { rowAfterKey } from '../window/rowAfterKey.ts';
import type { RowListHandle } from '../window/RowList.tsx';
import { isArticle, type FeedRow } from './FeedRow.ts';

/** How long a message stays pointed out after a jump, in milliseconds. */
const pointingTime = 1_500;

/** Where the keyboard and the pointer are in a feed. */
export interface FeedFocus {
  /** How many articles stand up to each row, itself among them. */
  positions: Int32Array;
  /** The article that the Tab key reaches. */
  reachable: string | undefined;
  /** Whether what can be done with an article is shown. */
  isActive: (key: string) => boolean;
  pointedOut: string | undefined;
  /** Shows an article, points it out for a moment and gives it the focus, unless that stays; false when it is not loaded. */
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
 * Keeps the focus of a feed: one article is reached by Tab, the arrows, Home and End go on from there, and when the one
 * that has the focus goes, the nearest takes it.
 */
export function useFeedFocus(rows: readonly FeedRow[], list: RefObject<RowListHandle | null>): FeedFocus {
  const [active, setActive] = useState<string>();
  const [hovered, setHovered] = useState<string>();
  const [pointedOut, setPointedOut] = useState<string>();
  /** The row of which a part of its own has the focus: it keeps what can be done with it. */
  const [held, setHeld] = useState<string>();
  /** The row that has the focus, and its position. */
  const focused = useRef<{ key: string; place: number }>(undefined);
  const positions = useMemo(() => countArticles(rows), [rows]);
  const reachable = useMemo(() => {
    const isThere = active !== undefined && rows.some(({ key }) => key === active);
    return isThere ? active : rows.findLast(isArticle)?.key;
  }, [rows, active]);

  useEffect(() => {
    if (pointedOut === undefined) return undefined;
    const timer = setTimeout(() => setPointedOut(undefined), pointingTime);
    return () => clearTimeout(timer);
  }, [pointedOut]);

  useLayoutEffect(() => {
    const last = focused.current;
    if (!last) return;
    const place = rows.findIndex(({ key }) => key === last.key);
    if (place !== -1) {
      last.place = place;
      return;
    }
    // The row went: a message that was sent has another key, a gap was filled.
    focused.current = undefined;
    if (document.activeElement && document.activeElement !== document.body) return;
    const next = rows.slice(last.place).find(isArticle) ?? rows.findLast(isArticle);
    // Once everything is drawn: the list draws what it is asked for at once, which it cannot while it is drawn itself.
    if (next) queueMicrotask(() => list.current?.focus(next.key));
  }, [rows, list]);

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
        focused.current = { key, place };
        const isOnArticle = target instanceof Element && target.matches('[data-row-focus]');
        setHeld(isOnArticle ? undefined : key);
        if (isArticle(row)) setActive(key);
      },
      onBlur({ currentTarget, relatedTarget }) {
        // Another window takes the focus only for a while.
        if (!currentTarget.contains(relatedTarget) && document.hasFocus()) focused.current = undefined;
      },
      // Moves alone: rows that are scrolled to under a pointer at rest were not pointed at.
      onPointerMove({ pointerType, target }) {
        if (pointerType !== 'mouse') return;
        setHovered(keyOf(target));
      },
      onPointerLeave: () => setHovered(undefined),
    },
  };
}

/** Counts the articles once for all rows, as a screen reader numbers them. */
function countArticles(rows: readonly FeedRow[]): Int32Array {
  const positions = new Int32Array(rows.length);
  let count = 0;
  for (let place = 0; place < rows.length; place += 1) {
    if (isArticle(rows[place]!)) count += 1;
    positions[place] = count;
  }
  return positions;
}

function keyOf(target: EventTarget): string | undefined {
  const row = target instanceof Element ? target.closest('[data-row]') : null;
  return row?.getAttribute('data-row') ?? undefined;
}
