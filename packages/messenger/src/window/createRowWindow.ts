import { createValue, type ReadonlyValue } from '../watched.ts';

export interface RowWindowOptions {
  /** The distance beyond the visible part within which rows are kept, in pixels. @default 700 */
  overscan?: number;
  /** Whether the list opens at its end instead of its start, and stays there while rows are added. @default true */
  sticksToEnd?: boolean;
}

/** The rows to render now; the same object while they stay the same. */
export interface RowSlice {
  /** The keys of the rows in their order, the pinned one among them. */
  readonly keys: readonly string[];
  /** The room above the rows, in pixels. */
  readonly before: number;
  /** The room below them, in pixels. */
  readonly after: number;
  /** The focused row when it is out of sight, with its position; it is rendered to keep the focus. */
  readonly pinned: { readonly key: string; readonly top: number } | undefined;
}

/** The reader's position: a row, and the distance of its top from the top of the visible part, in pixels. */
interface Anchor {
  key: string;
  offset: number;
}

/** Decides which rows of a long list are rendered, and where it scrolls so that the reader's row stays. */
export interface RowWindow extends ReadonlyValue<RowSlice> {
  /** Sets the rows and their estimated heights; the reader stays at the same row. */
  setRows: (
    keys: readonly string[],
    estimate: (key: string, place: number) => number,
    /** Whether a row has no fixed place, such as one for loading: the reader is never kept at it. */
    isFloating?: (key: string) => boolean,
    /** The position of each row, if the caller knows it already. */
    places?: ReadonlyMap<string, number>,
  ) => void;
  /** Sets the height of the visible part, in pixels. */
  setHeight: (height: number) => void;
  /** Called after the list was scrolled to this position. */
  scrolled: (top: number) => void;
  /** Called after the list was brought to this position for the window; the event of that scroll comes later. */
  placed: (top: number) => void;
  /** Whether this is the last known position of the list; if not, the reader has scrolled since. */
  isScrolledTo: (top: number) => boolean;
  /** Sets measured heights. Returns whether any differs from the known one. */
  measure: (sizes: Iterable<readonly [key: string, height: number]>) => boolean;
  /** The position that the list must be scrolled to. */
  target: () => number;
  /** Scrolls to a row, its top at this distance from the visible top. Returns whether there is such a row. */
  show: (key: string, offset?: number) => boolean;
  /** Scrolls to the end, and stays there while rows are added. */
  showEnd: () => void;
  isAtEnd: () => boolean;
  /** Keeps a row rendered although it is out of sight; undefined releases it. */
  pin: (key: string | undefined) => void;
  /** The keys of the first and the last visible row; undefined without rows. */
  visible: () => { first: string; last: string } | undefined;
}

/** The distance from the end that counts as being there, in pixels. */
const nearEnd = 24;

const nothing: RowSlice = { keys: [], before: 0, after: 0, pinned: undefined };

/** Creates the window of a list. */
export function createRowWindow({ overscan = 700, sticksToEnd = true }: RowWindowOptions = {}): RowWindow {
  const slices = createValue(nothing);
  const sizes = new Map<string, number>();
  let rows: readonly string[] = [];
  let places: ReadonlyMap<string, number> = new Map();
  let offsets = new Float64Array(1);
  let height = 0;
  let top = 0;
  let isSticking = sticksToEnd;
  let anchor: Anchor | undefined;
  let pinnedKey: string | undefined;
  let estimate: (key: string, place: number) => number = () => 0;

  const total = () => offsets[rows.length] ?? 0;
  const topOf = (place: number) => offsets[place] ?? 0;

  function lay(from = 0) {
    if (offsets.length < rows.length + 1) {
      const wider = new Float64Array(Math.ceil((rows.length + 1) * 1.5));
      wider.set(offsets.subarray(0, from + 1));
      offsets = wider;
    }
    for (let place = from; place < rows.length; place += 1) {
      const key = rows[place]!;
      offsets[place + 1] = offsets[place]! + (sizes.get(key) ?? estimate(key, place));
    }
  }

  /** The row at this distance from the start. */
  function placeAt(distance: number) {
    let low = 0;
    let high = rows.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (topOf(middle) <= distance) low = middle;
      else high = middle - 1;
    }
    return Math.max(0, low);
  }

  function isAtEnd() {
    return sticksToEnd && (isSticking || target() + height >= total() - nearEnd);
  }

  function hold() {
    if (rows.length === 0) return;
    const partial = placeAt(top);
    // A row that is cut off at the top may still grow while its text or picture loads: it grows upwards, out
    // of sight.
    const isWholeBelow =
      topOf(partial) < top && partial + 1 < rows.length && topOf(partial + 1) < top + height;
    const place = isWholeBelow ? partial + 1 : partial;
    anchor = { key: rows[place]!, offset: topOf(place) - top };
  }

  function target() {
    const end = Math.max(0, total() - height);
    if (isSticking) return end;
    const place = anchor && places.get(anchor.key);
    if (anchor === undefined || place === undefined) return Math.min(top, end);
    return Math.min(end, Math.max(0, topOf(place) - anchor.offset));
  }

  /**
   * The row that keeps the reader's position while rows change: the current one, or the nearest that stays,
   * at its current position.
   */
  function keptAnchor(isUsable: (key: string) => boolean): Anchor | undefined {
    if (anchor && isUsable(anchor.key)) return anchor;
    const from = target();
    const first = placeAt(from);
    const below = rows.slice(first).find(isUsable);
    const key = below ?? rows.slice(0, first).findLast(isUsable);
    return key === undefined ? anchor : { key, offset: topOf(places.get(key)!) - from };
  }

  /** Renews the slice; small movements inside the rendered rows change nothing. */
  function cut(isForced: boolean) {
    const wanted = target();
    const from = rows.length === 0 ? 0 : placeAt(Math.max(0, wanted - overscan));
    const to = rows.length === 0 ? 0 : placeAt(wanted + height + overscan) + 1;
    const keys = rows.slice(from, to);
    const place = pinnedKey === undefined ? undefined : places.get(pinnedKey);
    const isOutside = place !== undefined && (place < from || place >= to);
    const pinned = isOutside ? { key: pinnedKey!, top: topOf(place) } : undefined;
    const next: RowSlice = {
      keys: pinned ? (place! < from ? [pinned.key, ...keys] : [...keys, pinned.key]) : keys,
      before: topOf(from),
      after: total() - topOf(to),
      pinned,
    };
    const slice = slices.get();
    if (!isForced && isCovered(slice, next)) return;
    if (isSame(slice, next)) return;
    slices.set(next);
  }

  /** Whether the rendered rows already cover the visible part, with some room to spare. */
  function isCovered(there: RowSlice, { pinned }: RowSlice) {
    const spare = overscan / 2;
    const end = total() - there.after;
    const isPinnedThere = there.pinned?.key === pinned?.key;
    const reachesUp = there.before <= Math.max(0, top - spare);
    return isPinnedThere && reachesUp && end >= Math.min(total(), top + height + spare);
  }

  return {
    valueAtom: slices.valueAtom,
    subscribe: slices.subscribe,
    get: slices.get,
    setRows(keys, guess, isFloating = () => false, next = placesOf(keys)) {
      estimate = guess;
      // A reader at the end stays at the end.
      if (rows.length > 0) isSticking = isAtEnd();
      anchor = keptAnchor((key) => next.has(key) && !isFloating(key));
      rows = keys;
      places = next;
      lay();
      // A list that begins at its start is often sorted anew: there the position counts instead of the row.
      if (!sticksToEnd) hold();
      cut(true);
    },
    setHeight(next) {
      if (next === height) return;
      height = next;
      cut(true);
    },
    scrolled(next) {
      top = next;
      isSticking = sticksToEnd && next + height >= total() - nearEnd;
      hold();
      cut(false);
    },
    // Browsers round to whole pixels of the screen.
    isScrolledTo: (place) => Math.abs(place - top) <= 1,
    placed(next) {
      top = next;
    },
    measure(measured) {
      let first = rows.length;
      for (const [key, size] of measured) {
        const place = places.get(key);
        if (place === undefined || size <= 0 || Math.abs((sizes.get(key) ?? -1) - size) < 0.05) continue;
        sizes.set(key, size);
        first = Math.min(first, place);
      }
      if (first === rows.length) return false;
      lay(first);
      cut(true);
      return true;
    },
    target,
    show(key, offset = height / 4) {
      if (!places.has(key)) return false;
      isSticking = false;
      anchor = { key, offset };
      cut(true);
      return true;
    },
    showEnd() {
      isSticking = true;
      cut(true);
    },
    isAtEnd,
    pin(key) {
      if (key === pinnedKey) return;
      pinnedKey = key;
      cut(true);
    },
    visible() {
      if (rows.length === 0) return undefined;
      const end = target() + height - 1;
      return { first: rows[placeAt(target())]!, last: rows[placeAt(Math.max(0, end))]! };
    },
  };
}

function placesOf(keys: readonly string[]): ReadonlyMap<string, number> {
  return new Map(keys.map((key, place) => [key, place]));
}

function isSame(one: RowSlice, other: RowSlice) {
  return (
    one.before === other.before &&
    one.after === other.after &&
    one.pinned?.key === other.pinned?.key &&
    one.pinned?.top === other.pinned?.top &&
    one.keys.length === other.keys.length &&
    one.keys.every((key, place) => key === other.keys[place])
  );
}
