/* oxlint-disable jsx-a11y/prefer-tag-over-role -- only cells in sight are drawn, each at its place, which a <table> cannot do */
import { Trans, useLingui } from '@lingui/react/macro';
import { Text } from '@my-air/ui-kit';
import { useRef, useState, type CSSProperties, type KeyboardEvent } from 'react';

import type { RequestTable } from './buildRequestTable.ts';
import { Cells, Head, HeadCell, Line, NameCell, Scroller } from './gridParts.tsx';
import { placeAfterKey, type GridPlace } from './placeAfterKey.ts';
import { RequestCell } from './RequestCell.tsx';
import { useWindow, type CellSize } from './useWindow.ts';

export interface RequestGridProps {
  /** The requests by channel and platform, which fill the cells. */
  table: RequestTable;
  /** Called with a cell that is pressed, or Enter on it. */
  onOpen: (place: GridPlace) => void;
}

/**
 * Channels by platforms as one grid: arrow keys lead from cell to cell, and only the cells in sight are
 * drawn.
 */
export function RequestGrid({ table, onOpen }: RequestGridProps) {
  const { t } = useLingui();
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const [focused, setFocused] = useState<GridPlace>({ row: 0, column: 0 });
  const cells = useRef<HTMLDivElement>(null);
  const { channels, columns } = table;
  const { size, firstRow, lastRow, firstColumn, lastColumn } = useWindow(
    scroller,
    channels.length,
    columns.length,
  );
  const startOf = (column: number) => size.name + column * size.width;
  const sizes = {
    '--cell-width': `${size.width}px`,
    '--cell-height': `${size.height}px`,
    '--name-width': `${size.name}px`,
  } as CSSProperties;
  const rowsInSight = withPlace(firstRow, lastRow, focused.row, channels.length);
  const columnsInSight = withPlace(firstColumn, lastColumn, focused.column, columns.length);

  function move(event: KeyboardEvent) {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      onOpen(focused);
      return;
    }
    const page = Math.max(1, lastRow - firstRow - 6);
    const next = placeAfterKey(focused, event, channels.length, columns.length, page);
    if (!next || !scroller) return;
    event.preventDefault();
    reveal(scroller, size, next);
    setFocused(next);
    // The cell is drawn with the focused place, so it is there in the next frame.
    requestAnimationFrame(() => cellAt(cells.current, next)?.focus({ preventScroll: true }));
  }

  return (
    <Scroller forwardedAs="div" ref={setScroller} data-scroll-restoration-id="requests">
      <Cells
        ref={cells}
        role="grid"
        aria-label={t`Requests by channel and platform`}
        aria-rowcount={channels.length + 1}
        aria-colcount={columns.length + 1}
        onKeyDown={move}
        style={{ ...sizes, width: startOf(columns.length), height: (channels.length + 1) * size.height }}
      >
        <Head role="row" aria-rowindex={1}>
          <NameCell forwardedAs="div" role="columnheader" aria-colindex={1}>
            <Text size={14} weight="medium">
              <Trans>Channel</Trans>
            </Text>
          </NameCell>
          {columnsInSight.map((column) => (
            <HeadCell
              key={column}
              forwardedAs="div"
              role="columnheader"
              aria-colindex={column + 2}
              style={{ insetInlineStart: startOf(column) }}
            >
              <Text size={14} weight="medium">
                {columns[column]?.platform}
              </Text>
            </HeadCell>
          ))}
        </Head>
        {rowsInSight.map((row) => (
          <Line
            key={row}
            role="row"
            aria-rowindex={row + 2}
            style={{ insetBlockStart: (row + 1) * size.height }}
          >
            <NameCell forwardedAs="div" role="rowheader" aria-colindex={1}>
              <Text size={14} title={channels[row]?.title}>
                {channels[row]?.title}
              </Text>
            </NameCell>
            {columnsInSight.map((column) => (
              <RequestCell
                key={column}
                row={row}
                column={column}
                start={startOf(column)}
                request={table.at(row, column)}
                isFocusable={focused.row === row && focused.column === column}
                onFocus={setFocused}
                onOpen={onOpen}
              />
            ))}
          </Line>
        ))}
      </Cells>
    </Scroller>
  );
}

/** The places from the first to the last, with the focused one, which has to stay drawn. */
function withPlace(first: number, last: number, focused: number, count: number): number[] {
  const places = Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
  if (focused < count && focused < first) return [focused, ...places];
  return focused < count && focused > last ? [...places, focused] : places;
}

function cellAt(cells: HTMLElement | null, { row, column }: GridPlace): HTMLElement | null {
  return cells?.querySelector<HTMLElement>(`[data-place="${row} ${column}"]`) ?? null;
}

/** Scrolls until a cell is in sight, beside the names and below the head. */
function reveal(scroller: HTMLElement, size: CellSize, { row, column }: GridPlace): void {
  const top = row * size.height;
  const bottom = top + 2 * size.height;
  const { clientHeight, clientWidth } = scroller;
  // From right to left the distance from the start is negative.
  const sign = getComputedStyle(scroller).direction === 'rtl' ? -1 : 1;
  const left = scroller.scrollLeft * sign;
  if (top < scroller.scrollTop) scroller.scrollTop = top;
  else if (bottom > scroller.scrollTop + clientHeight) scroller.scrollTop = bottom - clientHeight;
  const start = column * size.width;
  const end = size.name + start + size.width;
  if (start < left) scroller.scrollLeft = start * sign;
  // The start of a cell that is wider than the room beside the names.
  else if (end > left + clientWidth) scroller.scrollLeft = Math.min(end - clientWidth, start) * sign;
}
