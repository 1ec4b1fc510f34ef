import {
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type ComponentPropsWithoutRef,
  type ReactNode,
  type Ref,
} from 'react';
import { flushSync } from 'react-dom';
import { styled } from 'styled-components';

import { createRowWindow } from './createRowWindow.ts';

/** What can be asked of a list from outside. */
export interface RowListHandle {
  /** Shows a row; false when there is none of this key. */
  show: (key: string, offset?: number) => boolean;
  showEnd: () => void;
  isAtEnd: () => boolean;
  /** Gives the focus to a row, and keeps it there while it has it. */
  focus: (key: string) => void;
  /** The element that scrolls. */
  element: () => HTMLElement | null;
}

export interface RowListProps<Row extends { readonly key: string }> extends Omit<
  ComponentPropsWithoutRef<'div'>,
  'children'
> {
  rows: readonly Row[];
  /** About how tall a row is before it was measured, in pixels. */
  estimate: (row: Row) => number;
  /** Whether a row belongs to no place, such as the one that says that more is on its way: nobody is kept at it. */
  isFloating?: ((row: Row) => boolean) | undefined;
  /** Draws the row at this place. */
  children: (row: Row, place: number) => ReactNode;
  /** The name of the rows as a list of items; without one they are whatever the caller makes of them. */
  listLabel?: string | undefined;
  /** Whether the list opens at its end, and stays there while rows are added. @default true */
  sticksToEnd?: boolean | undefined;
  /** The row to open at, with its top so far below the top of the list; without one the list opens at its end. */
  openAt?: { key: string; offset: number } | undefined;
  /** Called with the keys of the first and the last row in sight, and with whether the end is, after every move. */
  onView?: ((view: { first: string; last: string; isAtEnd: boolean }) => void) | undefined;
  handle?: Ref<RowListHandle> | undefined;
  /** Content below the last row. */
  footer?: ReactNode;
}

/** Where there is no layout, such as in a test, so many pixels are assumed to be visible. */
const assumedHeight = 800;

/** A long list of rows of any height, of which only those in sight exist. The reader's row never moves by itself. */
export function RowList<Row extends { readonly key: string }>({
  rows,
  estimate,
  isFloating,
  children,
  listLabel,
  sticksToEnd = true,
  openAt,
  onView,
  handle,
  footer,
  ...rest
}: RowListProps<Row>) {
  const frame = useRef<HTMLDivElement>(null);
  const { keys, places } = useMemo(() => indexRows(rows), [rows]);
  const [view] = useState(() => createRowWindow({ sticksToEnd }));
  const [opening] = useState(openAt);
  const isOpened = useRef(false);
  const slice = useSyncExternalStore(view.subscribe, view.getSlice);

  const tell = useEffectEvent(() => {
    const seen = view.visible();
    if (seen) onView?.({ ...seen, isAtEnd: view.isAtEnd() });
  });

  useLayoutEffect(() => {
    const element = frame.current!;
    view.setHeight(element.clientHeight || assumedHeight);
    view.setRows(
      keys,
      (_, place) => estimate(rows[place]!),
      (key) => {
        const row = rows[places.get(key) ?? -1];
        return row !== undefined && (isFloating?.(row) ?? false);
      },
      places,
    );
    if (!isOpened.current && rows.length > 0) {
      isOpened.current = true;
      if (opening) view.show(opening.key, opening.offset);
    }
  }, [rows, keys, places, estimate, isFloating, view, opening]);

  // Measured before every paint, so that the reader never sees a wrong place.
  useLayoutEffect(() => applyWindow(frame.current!, view));

  useLayoutEffect(() => {
    const element = frame.current!;
    const follow = () => {
      // Before the next paint: a slice that comes a frame later would leave the list blank for that frame.
      flushSync(() => view.scrolled(element.scrollTop));
      tell();
    };
    const resized = new ResizeObserver(() => {
      flushSync(() => {
        view.setHeight(element.clientHeight || assumedHeight);
        applyWindow(element, view);
      });
      tell();
    });
    resized.observe(element);
    resized.observe(element.firstElementChild!);
    element.addEventListener('scroll', follow, { passive: true });
    tell();
    return () => {
      resized.disconnect();
      element.removeEventListener('scroll', follow);
    };
  }, [view]);

  // New rows can be seen without a scroll.
  useEffect(() => {
    if (rows.length > 0) tell();
  }, [rows]);

  useImperativeHandle(
    handle,
    () => ({
      show: (key, offset) => {
        const isThere = view.show(key, offset);
        applyWindow(frame.current!, view);
        return isThere;
      },
      showEnd: () => {
        view.showEnd();
        applyWindow(frame.current!, view);
      },
      isAtEnd: view.isAtEnd,
      focus: (key) => {
        flushSync(() => view.pin(key));
        rowElement(frame.current!, key)?.querySelector<HTMLElement>('[data-row-focus]')?.focus();
      },
      element: () => frame.current,
    }),
    [view],
  );

  return (
    <Frame
      {...rest}
      ref={frame}
      onFocus={(event) => {
        rest.onFocus?.(event);
        view.pin(keyOf(event.target));
      }}
      onBlur={(event) => {
        rest.onBlur?.(event);
        if (!event.currentTarget.contains(event.relatedTarget)) view.pin(undefined);
      }}
    >
      <Rows
        as={listLabel === undefined ? 'div' : 'ul'}
        aria-label={listLabel}
        style={{ paddingTop: slice.before, paddingBottom: slice.after }}
      >
        {slice.keys.map((key) => {
          const place = places.get(key);
          const row = place === undefined ? undefined : rows[place];
          return (
            row && (
              <Place
                key={key}
                as={listLabel === undefined ? 'div' : 'li'}
                data-row={key}
                {...(slice.pinned?.key === key && away(slice.pinned.top))}
              >
                {children(row, place!)}
              </Place>
            )
          );
        })}
      </Rows>
      {footer}
    </Frame>
  );
}

/** Measures what is there and moves the list so that the reader's row stays where it is. */
function applyWindow(element: HTMLElement, view: ReturnType<typeof createRowWindow>): void {
  const rows = element.firstElementChild?.children ?? [];
  view.measure(
    Array.from(rows, (row) => [row.getAttribute('data-row')!, row.getBoundingClientRect().height] as const),
  );
  const target = view.target();
  if (Math.abs(element.scrollTop - target) > 0.5) element.scrollTop = target;
}

/** The keys of rows, and the position of each; in one pass, since there may be a hundred thousand. */
function indexRows(rows: readonly { readonly key: string }[]) {
  const keys: string[] = [];
  const places = new Map<string, number>();
  for (let place = 0; place < rows.length; place += 1) {
    const { key } = rows[place]!;
    keys.push(key);
    places.set(key, place);
  }
  return { keys, places };
}

function rowElement(frame: HTMLElement, key: string) {
  return frame.querySelector<HTMLElement>(`[data-row="${CSS.escape(key)}"]`);
}

function keyOf(target: EventTarget): string | undefined {
  const row = target instanceof Element ? target.closest('[data-row]') : null;
  return row?.getAttribute('data-row') ?? undefined;
}

const away = (top: number) => ({ style: { position: 'absolute', top, insetInline: 0 } as const });

const Frame = styled.div`
  position: relative;
  min-height: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  /* The list keeps the reader's place by itself, in every browser alike. */
  overflow-anchor: none;
`;

const Rows = styled.div`
  position: relative;
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Place = styled.div`
  display: flow-root;
`;
