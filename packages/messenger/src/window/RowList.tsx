import { useAtomValue } from 'jotai';
import {
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ComponentPropsWithoutRef,
  type ReactNode,
  type Ref,
  type RefObject,
} from 'react';
import { flushSync } from 'react-dom';
import { styled } from 'styled-components';

import { createRowWindow } from './createRowWindow.ts';

/** The actions of a list for its parent. */
export interface RowListHandle {
  /** Scrolls to a row; returns false when there is none with this key. */
  show: (key: string, offset?: number) => boolean;
  showEnd: () => void;
  isAtEnd: () => boolean;
  /** Gives the focus to a row, and keeps the row rendered while it has it. */
  focus: (key: string) => void;
  /** The element that scrolls. */
  element: () => HTMLElement | null;
}

export interface RowListProps<Row extends { readonly key: string }> extends Omit<
  ComponentPropsWithoutRef<'div'>,
  'children'
> {
  /** The rows in their order; their keys must be unique. */
  rows: readonly Row[];
  /** The estimated height of a row before it is measured, in pixels. */
  estimate: (row: Row) => number;
  /** Whether a row has no fixed place, such as one for loading: the reader's position is never kept by it. */
  isFloating?: ((row: Row) => boolean) | undefined;
  /** Renders the row at this place. */
  children: (row: Row, place: number) => ReactNode;
  /** The name of the rows as a list of items; without it the rows are plain elements. */
  listLabel?: string | undefined;
  /** Whether the list opens at its end, and stays there while rows are added. @default true */
  sticksToEnd?: boolean | undefined;
  /**
   * The row to open at, and the distance of its top from the top of the list, in pixels; without it the list
   * opens at its end.
   */
  openAt?: { key: string; offset: number } | undefined;
  /** Called after every move with the keys of the first and last row in sight, and whether the end is. */
  onView?: ((view: { first: string; last: string; isAtEnd: boolean }) => void) | undefined;
  /** Receives the actions of the list. */
  handle?: Ref<RowListHandle> | undefined;
  /** Content below the last row. */
  footer?: ReactNode;
}

/** The height that is assumed without a layout, such as in a test, in pixels. */
const assumedHeight = 800;

/** A long list of rows of any height, rendered while in sight. The reader's row never moves by itself. */
export function RowList<Row extends { readonly key: string }>({
  rows,
  estimate,
  isFloating,
  children,
  listLabel,
  sticksToEnd,
  openAt,
  onView,
  handle,
  footer,
  ...rest
}: RowListProps<Row>) {
  const frame = useRef<HTMLDivElement>(null);
  const { view, places } = useRowWindow(frame, { rows, estimate, isFloating, sticksToEnd, openAt });
  const slice = useAtomValue(view.valueAtom);
  useRowsInSight(frame, view, { rows, onView });

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

type RowWindow = ReturnType<typeof createRowWindow>;

/** The rows to render and their places, kept up to date with the rows and their measured heights. */
function useRowWindow<Row extends { readonly key: string }>(
  frameRef: RefObject<HTMLDivElement | null>,
  { rows, estimate, isFloating, sticksToEnd = true, openAt }: Omit<RowListProps<Row>, 'children'>,
) {
  const { keys, places } = useMemo(() => indexRows(rows), [rows]);
  const [view] = useState(() => createRowWindow({ sticksToEnd }));
  /** The row to open at, until the list has rows. */
  const opening = useRef(openAt);

  useLayoutEffect(() => {
    followReader(frameRef.current!, view);
    view.setHeight(frameRef.current!.clientHeight || assumedHeight);
    view.setRows(
      keys,
      (_, place) => estimate(rows[place]!),
      (key) => {
        const row = rows[places.get(key) ?? -1];
        return row !== undefined && (isFloating?.(row) ?? false);
      },
      places,
    );
    if (opening.current && rows.length > 0) {
      view.show(opening.current.key, opening.current.offset);
      opening.current = undefined;
    }
  }, [rows, keys, places, estimate, isFloating, view, frameRef]);

  // Measured before every paint, so that the reader never sees a wrong place.
  useLayoutEffect(() => {
    followReader(frameRef.current!, view);
    applyWindow(frameRef.current!, view);
  });

  return { view, places };
}

/** Follows the scrolling and the size of a list, and reports which rows are in sight. */
function useRowsInSight<Row extends { readonly key: string }>(
  frameRef: RefObject<HTMLDivElement | null>,
  view: RowWindow,
  { rows, onView }: Pick<RowListProps<Row>, 'rows' | 'onView'>,
): void {
  const tell = useEffectEvent(() => {
    const seen = view.visible();
    if (seen) onView?.({ ...seen, isAtEnd: view.isAtEnd() });
  });

  useLayoutEffect(() => {
    const element = frameRef.current!;
    const drawScrolled = () => {
      // Before the next paint: a slice that comes a frame later would leave the list blank for that frame.
      flushSync(() => view.scrolled(element.scrollTop));
      tell();
    };
    const resized = new ResizeObserver(() => {
      flushSync(() => {
        followReader(element, view);
        view.setHeight(element.clientHeight || assumedHeight);
        applyWindow(element, view);
      });
      tell();
    });
    resized.observe(element);
    resized.observe(element.firstElementChild!);
    element.addEventListener('scroll', drawScrolled, { passive: true });
    tell();
    return () => {
      resized.disconnect();
      element.removeEventListener('scroll', drawScrolled);
    };
  }, [view, frameRef]);

  // New rows can be seen without a scroll.
  useEffect(() => {
    if (rows.length > 0) tell();
  }, [rows]);
}

/** Measures the rendered rows and scrolls the list so that the reader's row stays in place. */
function applyWindow(element: HTMLElement, view: RowWindow): void {
  const rows = element.firstElementChild?.children ?? [];
  view.measure(
    Array.from(rows, (row) => [row.getAttribute('data-row')!, row.getBoundingClientRect().height] as const),
  );
  const target = view.target();
  if (Math.abs(element.scrollTop - target) <= 0.5) return;
  element.scrollTop = target;
  // Read back, since the browser rounds it and stops at the end; the layout is clean, so that it costs nothing.
  view.placed(element.scrollTop);
}

/**
 * Takes over a scroll of the user whose event is still to come, as when the browser scrolls to the element that gets
 * the focus; without it the list would be scrolled back. A list that the browser has shortened is at its end without
 * a scroll of the user.
 */
function followReader(element: HTMLElement, view: RowWindow): void {
  const { scrollTop } = element;
  if (view.isScrolledTo(scrollTop)) return;
  if (scrollTop < element.scrollHeight - element.clientHeight - 1) view.scrolled(scrollTop);
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
