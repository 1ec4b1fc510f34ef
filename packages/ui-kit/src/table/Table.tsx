import {
  useCallback,
  useDeferredValue,
  useMemo,
  useRef,
  useState,
  type ComponentPropsWithRef,
  type ReactNode,
} from 'react';

import { Skeleton } from '../feedback/Skeleton.tsx';
import { columnStyle, columnTracks } from './columnWidths.ts';
import { moveByRow } from './moveByRow.ts';
import { SelectionLine } from './SelectionLine.tsx';
import { isSelected, selectionState, withListed, withRows, type TableSelection } from './selection.ts';
import { sortedOrder } from './sortedOrder.ts';
import type { TableColumn, TableSort, TableWords } from './TableColumn.ts';
import { TableHead } from './TableHead.tsx';
import { Body, Cell, Line } from './tableParts.ts';
import { TableRow } from './TableRow.tsx';
import { TableTotals } from './TableTotals.tsx';
import { Frame, Grid, Ruler, Scroller } from './tableStyles.ts';
import { TickBox } from './TickBox.tsx';
import { useCards } from './useCards.ts';
import { VirtualRows } from './VirtualRows.tsx';

export interface TableProps<Row> extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The name of the table, for screen readers. */
  label: string;
  /** The columns, in order; the same array as long as they do not change. */
  columns: readonly TableColumn<Row>[];
  /** The rows that are loaded; the same array as long as they do not change. */
  rows: readonly Row[];
  /** The id of a row, unique in the table. */
  rowId: (row: Row) => string;
  /** The column that rows are sorted by, and the direction; null while there is none. @default null */
  sort?: TableSort | null | undefined;
  /** Called with the chosen order; the table sorts by `sortBy` itself. Without it no column can be sorted. */
  onSortChange?: ((sort: TableSort) => void) | undefined;
  /** The chosen rows; without it rows cannot be chosen. */
  selection?: TableSelection | undefined;
  /** Called with the rows that are to be chosen; without it rows cannot be chosen. */
  onSelectionChange?: ((selection: TableSelection) => void) | undefined;
  /** The number of rows that match, loaded or not. @default the loaded ones */
  matchingCount?: number | undefined;
  /** The controls for the chosen rows. */
  selectionActions?: ReactNode | undefined;
  /** The texts of the table; without it rows cannot be chosen. */
  words?: TableWords<Row> | undefined;
  /** The row of totals below the others, by the id of their column; without it there is none. */
  totals?: Readonly<Record<string, ReactNode>> | undefined;
  /** Whether rows are loading. @default false */
  isLoading?: boolean | undefined;
  /** The content in place of the rows when there are none. */
  empty?: ReactNode | undefined;
  /** The content in place of the rows when they failed to load. */
  error?: ReactNode | undefined;
  /** The content below the rows, within the part that scrolls, such as a button that loads more. */
  footer?: ReactNode | undefined;
  /** The greatest height as a CSS length, within which rows scroll; more than 100 rows have one, unless all are drawn. */
  height?: string | undefined;
  /** Whether every row is drawn, however many there are, as on pages that are printed. @default false */
  isWhole?: boolean | undefined;
  /** The BCP 47 language that texts are sorted in; without it the browser's. */
  locale?: string | undefined;
}

// Fewer rows are all drawn: that is quicker than virtualizing them.
const virtualFrom = 100;
const skeletonRows = 5;
// More than a screen shows. The rows below follow once these are painted.
const firstRows = 30;

/**
 * A table of any number of rows, which can be sorted and chosen; where there is no room for columns, each row
 * is a card. docs/decisions/0009 says why it is our own.
 */
export function Table<Row>({
  label,
  columns,
  rows,
  rowId,
  sort = null,
  onSortChange,
  selection,
  onSelectionChange,
  matchingCount = rows.length,
  selectionActions,
  words,
  totals,
  isLoading = false,
  empty,
  error,
  footer,
  height,
  isWhole = false,
  locale,
  ...rest
}: TableProps<Row>) {
  // An element in the state, not a ref: its observers are rendered inside it, before a ref would be set.
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const anchor = useRef<number | null>(null);
  const grid = useRef<HTMLTableElement>(null);
  const ruler = useRef<HTMLDivElement>(null);
  const keyOf = columns.find(({ id }) => id === sort?.columnId)?.sortBy;
  const direction = sort?.direction;
  const order = useMemo(
    () => (keyOf && direction ? sortedOrder(rows, keyOf, direction, locale) : undefined),
    [rows, keyOf, direction, locale],
  );
  const ids = useMemo(() => rows.map(rowId), [rows, rowId]);
  // A table that begins with rows draws all in its first render, so that the last scroll position exists.
  const drawnRows = Math.max(firstRows, useDeferredValue(rows.length));
  const rowAt = (place: number) => order?.[place] ?? place;
  const keyAt = useCallback((place: number) => ids[order?.[place] ?? place] ?? String(place), [ids, order]);
  const canSelect = selection !== undefined && onSelectionChange !== undefined && words !== undefined;
  const hasFailed = error !== undefined && error !== null && error !== false;
  const shown = hasFailed ? [] : rows;
  const isVirtual = shown.length > virtualFrom && !isWhole;
  const width = columns.length + (canSelect ? 1 : 0);
  useCards(grid, ruler, columns, canSelect);

  function select(id: string, place: number, isOn: boolean, isShift: boolean) {
    if (!canSelect) return;
    const from = (isShift ? anchor.current : null) ?? place;
    anchor.current = place;
    const [first, last] = from < place ? [from, place] : [place, from];
    const changed = [id];
    for (let at = first; at <= last; at += 1) changed.push(ids[rowAt(at)] ?? id);
    onSelectionChange(withRows(selection, changed, isOn));
  }

  function drawRow(place: number, offset?: number, measure?: (element: HTMLElement | null) => void) {
    const index = rowAt(place);
    const [row, id] = [rows[index], ids[index]];
    if (row === undefined || id === undefined) return undefined;
    return (
      <TableRow
        key={id}
        row={row}
        id={id}
        place={place}
        columns={columns}
        isSelected={canSelect && isSelected(selection, id)}
        onSelect={canSelect ? select : undefined}
        words={words}
        offset={offset}
        measure={measure}
      />
    );
  }

  return (
    <Frame {...rest}>
      <Scroller
        ref={setScroller}
        {...(height !== undefined || isVirtual
          ? {
              'data-scrolls': '',
              // The key by which the router restores the scroll position.
              'data-scroll-restoration-id': label,
              style: { maxHeight: height ?? '70vh' },
              tabIndex: 0,
              role: 'group',
              'aria-label': label,
            }
          : {})}
      >
        <Ruler ref={ruler} />
        <Grid
          ref={grid}
          aria-label={label}
          aria-rowcount={matchingCount + (totals ? 2 : 1)}
          aria-busy={isLoading || undefined}
          data-virtual={isVirtual || undefined}
          onKeyDown={moveByRow}
          style={isVirtual ? columnTracks(columns, canSelect) : undefined}
        >
          <colgroup>
            {canSelect && <col style={{ width: '3rem' }} />}
            {columns.map((column) => (
              <col key={column.id} style={columnStyle(column)} />
            ))}
          </colgroup>
          <TableHead
            columns={columns}
            sort={sort}
            onSortChange={onSortChange}
            box={
              canSelect && (
                <TickBox
                  label={words.selectAll}
                  isChecked={selectionState(selection, ids) === 'all'}
                  isPart={selectionState(selection, ids) === 'part'}
                  isDisabled={rows.length === 0}
                  onCheck={() => onSelectionChange(withListed(selection, ids))}
                />
              )
            }
          />
          {isVirtual ? (
            <VirtualRows count={shown.length} keyAt={keyAt} scroller={scroller}>
              {drawRow}
            </VirtualRows>
          ) : (
            <Body>
              {shown.slice(0, drawnRows).map((_, place) => drawRow(place))}
              {shown.length === 0 &&
                (isLoading && !hasFailed ? (
                  <SkeletonRows width={width} />
                ) : (
                  <Line data-state="">
                    <Cell colSpan={width}>{hasFailed ? error : empty}</Cell>
                  </Line>
                ))}
            </Body>
          )}
          {totals && shown.length > 0 && (
            <TableTotals columns={columns} totals={totals} place={matchingCount + 2} hasBox={canSelect} />
          )}
        </Grid>
        {footer}
      </Scroller>
      {canSelect && (
        <SelectionLine
          selection={selection}
          onSelectionChange={onSelectionChange}
          listed={ids}
          matching={matchingCount}
          words={words}
          actions={selectionActions}
        />
      )}
    </Frame>
  );
}

function SkeletonRows({ width }: { width: number }) {
  return Array.from({ length: skeletonRows }, (_, row) => (
    <tr key={row} aria-hidden>
      {Array.from({ length: width }, (__, column) => (
        <td key={column}>
          <Skeleton width={column === 0 ? '80%' : '55%'} />
        </td>
      ))}
    </tr>
  ));
}
