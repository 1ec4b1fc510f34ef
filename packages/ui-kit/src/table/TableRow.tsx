import { memo, type Ref } from 'react';

import type { TableColumn, TableWords } from './TableColumn.ts';
import { Cell, Line, RowName } from './tableParts.ts';
import { TickBox } from './TickBox.tsx';

export interface TableRowProps<Row> {
  /** The data of the row. */
  row: Row;
  /** The id of the row, as `rowId` of the table returns it. */
  id: string;
  /** The index of the row in the sorted order, from 0. */
  place: number;
  /** The columns, in order. */
  columns: readonly TableColumn<Row>[];
  /** Whether the row is chosen. */
  isSelected: boolean;
  /** Called with the new state of the row's box and of Shift; without it rows cannot be chosen. */
  onSelect: ((id: string, place: number, isSelected: boolean, isShift: boolean) => void) | undefined;
  /** The texts of the table; without them rows have no box. */
  words: TableWords<Row> | undefined;
  /** The distance to the first row in pixels, where rows are positioned absolutely. */
  offset?: number | undefined;
  /** The ref of the row's element, where heights are measured. */
  measure?: Ref<HTMLTableRowElement> | undefined;
}

function TableRowOf<Row>({
  row,
  id,
  place,
  columns,
  isSelected,
  onSelect,
  words,
  offset,
  measure,
}: TableRowProps<Row>) {
  return (
    <Line
      ref={measure}
      aria-rowindex={place + 2}
      aria-selected={onSelect ? isSelected : undefined}
      data-index={place}
      style={offset === undefined ? undefined : { transform: `translateY(${offset}px)` }}
      data-selectable={onSelect ? '' : undefined}
      data-selected={isSelected || undefined}
    >
      {onSelect && words && (
        <Cell data-box="">
          <TickBox
            label={words.selectRow(row)}
            isChecked={isSelected}
            onCheck={(isChecked, isShift) => onSelect(id, place, isChecked, isShift)}
          />
        </Cell>
      )}
      {columns.map((column) =>
        column.isRowHeader ? (
          <RowName key={column.id} data-align={column.align}>
            {column.cell(row)}
          </RowName>
        ) : (
          <Cell
            key={column.id}
            data-align={column.align}
            data-label={column.isHeaderHidden ? undefined : column.header}
          >
            {column.cell(row)}
          </Cell>
        ),
      )}
    </Line>
  );
}

/** One row; it is drawn again only when one of its props changes, so that scrolling draws only new rows. */
export const TableRow = memo(TableRowOf) as typeof TableRowOf;
