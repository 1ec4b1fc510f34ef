import type { ReactNode } from 'react';

import type { TableColumn } from './TableColumn.ts';
import { Cell, Foot, Line, RowName } from './tableParts.ts';

export interface TableTotalsProps<Row> {
  /** The columns, in order. */
  columns: readonly TableColumn<Row>[];
  /** The totals by the id of their column; that of the row's name says what they count. */
  totals: Readonly<Record<string, ReactNode>>;
  /** The place of the row among all, from 1. */
  place: number;
  /** Whether rows have boxes, which this one has not. */
  hasBox: boolean;
}

/** The row of totals below the others. */
export function TableTotals<Row>({ columns, totals, place, hasBox }: TableTotalsProps<Row>) {
  return (
    <Foot>
      <Line aria-rowindex={place}>
        {hasBox && <Cell data-box="" />}
        {columns.map(({ id, header, align, isRowHeader }) =>
          isRowHeader ? (
            <RowName key={id}>{totals[id]}</RowName>
          ) : (
            <Cell key={id} data-align={align} data-label={header}>
              {totals[id]}
            </Cell>
          ),
        )}
      </Line>
    </Foot>
  );
}
