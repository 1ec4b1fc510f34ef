import {
  useDeferredValue,
  useMemo,
  useRef,
  useState,
  type ComponentPropsWithRef,
  type CSSProperties,
  type ReactNode,
} from 'react';
import { styled } from 'styled-components';

import { Skeleton } from '../feedback/Skeleton.tsx';
import { SelectionLine } from './SelectionLine.tsx';
import { isSelected, selectionState, withLoaded, withRows, type TableSelection } from './selection.ts';
import { sortedOrder } from './sortedOrder.ts';
import type { TableColumn, TableSort, TableWords } from './TableColumn.ts';
import { TableHead } from './TableHead.tsx';
import { Body, Cell, Line } from './tableParts.ts';
import { TableRow } from './TableRow.tsx';
import { tableFrom, tableStyles } from './tableStyles.ts';
import { TickBox } from './TickBox.tsx';
import { useIsNarrow } from './useIsNarrow.ts';
import { VirtualRows } from './VirtualRows.tsx';

export interface TableProps<Row> extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** What the rows are, for screen readers. */
  label: string;
  /** The columns, in order; the same array as long as they do not change. */
  columns: readonly TableColumn<Row>[];
  /** The rows that are loaded; the same array as long as they do not change. */
  rows: readonly Row[];
  /** What a row is known by. */
  rowId: (row: Row) => string;
  /** The column that rows are sorted by; null while by none. @default null */
  sort?: TableSort | null | undefined;
  /** Called with the column that is to be sorted by; columns with `sortBy` are then sorted here. */
  onSortChange?: ((sort: TableSort) => void) | undefined;
  /** Which rows are chosen. */
  selection?: TableSelection | undefined;
  /** Called with the rows that are to be chosen; without it none can be. */
  onSelectionChange?: ((selection: TableSelection) => void) | undefined;
  /** How many rows match, loaded or not. @default the loaded ones */
  matchingCount?: number | undefined;
  /** What can be done with the chosen rows. */
  selectionActions?: ReactNode | undefined;
  /** What it says; needed where rows can be chosen. */
  words?: TableWords<Row> | undefined;
  /** Whether rows are on their way. @default false */
  isLoading?: boolean | undefined;
  /** Shown in place of the rows when there are none. */
  empty?: ReactNode | undefined;
  /** Shown in place of the rows when they could not be loaded. */
  error?: ReactNode | undefined;
  /** Shown below the rows, within what scrolls; such as what loads more of them. */
  footer?: ReactNode | undefined;
  /** Its greatest height as a CSS length, within which it scrolls; many rows always have one. */
  height?: string | undefined;
  /** The language that texts are sorted in, as BCP 47 knows it. */
  locale?: string | undefined;
}

// Fewer rows are drawn at once: that is quicker than to watch them.
const virtualFrom = 100;
const skeletonRows = 5;
// More than a screen shows. The rows below follow once these are painted.
const firstRows = 30;

/** Rows and columns: sorted, chosen, and as many as there are; where there is no room, each row is a card. Written thin: docs/decisions/0009 says why. */
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
  isLoading = false,
  empty,
  error,
  footer,
  height,
  locale,
  ...rest
}: TableProps<Row>) {
  // An element in the state, not a ref: what watches it is drawn inside it, and so before a ref would be set.
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const anchor = useRef<number | null>(null);
  const isNarrow = useIsNarrow(scroller, tableFrom);
  const isVirtual = rows.length > virtualFrom;
  const keyOf = columns.find(({ id }) => id === sort?.columnId)?.sortBy;
  const direction = sort?.direction;
  const order = useMemo(
    () => (keyOf && direction ? sortedOrder(rows, keyOf, direction, locale) : undefined),
    [rows, keyOf, direction, locale],
  );
  const ids = useMemo(() => rows.map(rowId), [rows, rowId]);
  // A table that begins with rows draws them all at once: the place where the person had been is there then.
  const drawnRows = Math.max(firstRows, useDeferredValue(rows.length));
  const rowAt = (place: number) => order?.[place] ?? place;
  const canSelect = selection !== undefined && onSelectionChange !== undefined && words !== undefined;
  const hasFailed = error !== undefined && error !== null && error !== false;
  const width = columns.length + (canSelect ? 1 : 0);

  function select(id: string, place: number, isOn: boolean, isShift: boolean) {
    if (!canSelect) return;
    const from = isShift && anchor.current !== null ? anchor.current : place;
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
              // Its name, by which the place in it is found again.
              'data-scroll-restoration-id': label,
              style: { maxHeight: height ?? '70vh' },
              tabIndex: 0,
              role: 'group',
              'aria-label': label,
            }
          : {})}
      >
        <Grid
          aria-label={label}
          aria-rowcount={matchingCount + 1}
          aria-busy={isLoading || undefined}
          data-virtual={isVirtual || undefined}
          style={isVirtual ? templateOf(columns, canSelect) : undefined}
        >
          <colgroup>
            {canSelect && <col style={{ width: '3rem' }} />}
            {columns.map((column) => (
              <col key={column.id} style={column.width === undefined ? undefined : { width: column.width }} />
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
                  onCheck={() => onSelectionChange(withLoaded(selection, ids))}
                />
              )
            }
          />
          {isVirtual && !hasFailed ? (
            <VirtualRows count={rows.length} scroller={scroller} isNarrow={isNarrow}>
              {drawRow}
            </VirtualRows>
          ) : (
            <Body>
              {!hasFailed && rows.slice(0, drawnRows).map((_, place) => drawRow(place))}
              {!hasFailed && isLoading && rows.length === 0 && <SkeletonRows width={width} />}
              {(hasFailed || (!isLoading && rows.length === 0)) && (
                <Line data-state="">
                  <Cell colSpan={width}>{hasFailed ? error : empty}</Cell>
                </Line>
              )}
            </Body>
          )}
        </Grid>
        {footer}
      </Scroller>
      {canSelect && (
        <SelectionLine
          selection={selection}
          onSelectionChange={onSelectionChange}
          matching={matchingCount}
          words={words}
          actions={selectionActions}
        />
      )}
    </Frame>
  );
}

/** The widths of columns for rows that stand by themselves, and so know nothing of each other. */
function templateOf(columns: readonly TableColumn<never>[], canSelect: boolean): CSSProperties {
  const widths = columns.map(({ width }) => width ?? 'minmax(0, 1fr)');
  return { '--table-columns': [...(canSelect ? ['3rem'] : []), ...widths].join(' ') } as CSSProperties;
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

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-2);
  min-width: 0;
`;

// Clipped, not hidden: the head then still sticks to the page.
const Scroller = styled.div`
  min-width: 0;
  overflow: clip;
  background: var(--color-raised);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-card);
  container: table / inline-size;

  &[data-scrolls] {
    overflow: auto;
  }
  &:focus-visible {
    outline-offset: -2px;
  }
`;

const Grid = styled.table.attrs({ role: 'table' })`
  ${tableStyles}
`;
