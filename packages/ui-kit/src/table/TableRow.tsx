import { memo, type Ref } from 'react';

import type { TableColumn, TableWords } from './TableColumn.ts';
import { Cell, Line, RowName } from './tableParts.ts';
import { TickBox } from './TickBox.tsx';

export interface TableRowProps<Row> {
  row: Row;
  id: string;
  /** Its place among the rows in their order, from zero. */
  place: number;
  columns: readonly TableColumn<Row>[];
  isSelected: boolean;
  /** Called with what the row becomes; without it rows cannot be chosen. */
  onSelect: ((id: string, place: number, isSelected: boolean, isShift: boolean) => void) | undefined;
  words: TableWords<Row> | undefined;
  /** How many pixels below the first row it is, where rows are positioned absolutely. */
  offset?: number | undefined;
  /** Called with the element, where heights are measured. */
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

/** One row; it is drawn again only when something of it changes, so that scrolling touches new rows alone. */
export const TableRow = memo(TableRowOf) as typeof TableRowOf;
