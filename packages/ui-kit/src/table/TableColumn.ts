import type { ReactNode } from 'react';

import type { SortKey } from './sortedOrder.ts';

/** One column of a table. */
export interface TableColumn<Row> {
  /** The id of the column, unique in the table. */
  id: string;
  /** The name of the column; on a phone it is shown beside each value. */
  header: string;
  /** The content of a row in this column. */
  cell: (row: Row) => ReactNode;
  /** The value that a row is sorted by; without it the column cannot be sorted, unless the server sorts. */
  sortBy?: ((row: Row) => SortKey) | undefined;
  /** Whether the column can be sorted without `sortBy`, because the server sorts. @default false */
  isSortable?: boolean | undefined;
  /** The edge that values are aligned to; numbers are aligned to the end. @default 'start' */
  align?: 'start' | 'end' | undefined;
  /** The least width in rem; where there is less room than all need, rows are cards. @default 12 for names of rows, 5 */
  minWidth?: number | undefined;
  /** The share of the room that is left over; a column with 0 stays as wide as `minWidth`. @default 1 */
  share?: number | undefined;
  /** Whether the values name their rows; one column of a table does. @default false */
  isRowHeader?: boolean | undefined;
  /** Whether the name is for screen readers only, as above buttons. @default false */
  isHeaderHidden?: boolean | undefined;
}

/** The column that rows are sorted by, and the direction. */
export interface TableSort {
  /** The id of the column. */
  columnId: string;
  direction: 'ascending' | 'descending';
}

/** The texts of a table. */
export interface TableWords<Row> {
  /** The label of the box that chooses all loaded rows. */
  selectAll: string;
  /** The label of a row's box. */
  selectRow: (row: Row) => string;
  /** The number of chosen rows in words. */
  selected: (count: number) => string;
  /** The label of the button that chooses all matching rows, with their number. */
  selectMatching: (count: number) => string;
  /** The label of the button that chooses no row. */
  clearSelection: string;
}
