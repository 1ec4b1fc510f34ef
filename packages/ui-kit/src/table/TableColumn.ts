import type { ReactNode } from 'react';

import type { SortKey } from './sortedOrder.ts';

/** One column of a table. */
export interface TableColumn<Row> {
  /** What it is known by. */
  id: string;
  /** Its name; on a phone it is shown beside each value. */
  header: string;
  /** What a row shows in it. */
  cell: (row: Row) => ReactNode;
  /** What a row is sorted by in it; without it the column cannot be sorted, unless the server sorts. */
  sortBy?: ((row: Row) => SortKey) | undefined;
  /** Whether it can be sorted although the table does not know by what, because the server sorts. @default false */
  isSortable?: boolean | undefined;
  /** The edge that its values stand at; numbers stand at the end. @default 'start' */
  align?: 'start' | 'end' | undefined;
  /** Its width as a CSS length; without one it takes its share. */
  width?: string | undefined;
  /** Whether its values name their rows; one column of a table has it. @default false */
  isRowHeader?: boolean | undefined;
  /** Whether its name is for screen readers alone, as above buttons. @default false */
  isHeaderHidden?: boolean | undefined;
}

/** The column that rows are sorted by, and which way. */
export interface TableSort {
  /** The id of the column. */
  columnId: string;
  /** Which way. */
  direction: 'ascending' | 'descending';
}

/** What a table says. */
export interface TableWords<Row> {
  /** The name of the box that chooses all rows that are loaded. */
  selectAll: string;
  /** The name of a row's box. */
  selectRow: (row: Row) => string;
  /** How many rows are chosen. */
  selected: (count: number) => string;
  /** What the button says that chooses all rows that match, with how many they are. */
  selectMatching: (count: number) => string;
  /** What the button says that chooses none. */
  clearSelection: string;
}
