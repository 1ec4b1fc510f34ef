import type { CSSProperties } from 'react';

import type { TableColumn } from './TableColumn.ts';

/** The width of the column of boxes, in rem. */
const boxWidth = 3;

/** The least width of a column, in rem: the names of rows need more than their values. */
const leastOf = ({ minWidth, isRowHeader }: TableColumn<never>) => minWidth ?? (isRowHeader ? 12 : 5);

/** The room that all columns need at least, in rem. */
export function leastWidth<Row>(columns: readonly TableColumn<Row>[], canSelect: boolean): number {
  return columns.reduce((sum, column) => sum + leastOf(column), canSelect ? boxWidth : 0);
}

/** The style of a column in the layout of a table. */
export function columnStyle(column: TableColumn<never>): CSSProperties {
  const least = `${leastOf(column)}rem`;
  return column.share === 0 ? { width: least } : { minWidth: least };
}

/** The widths of columns for rows that are positioned absolutely, and so share no layout. */
export function columnTracks(columns: readonly TableColumn<never>[], canSelect: boolean): CSSProperties {
  const tracks = columns.map((column) =>
    column.share === 0 ? `${leastOf(column)}rem` : `minmax(${leastOf(column)}rem, ${column.share ?? 1}fr)`,
  );
  return {
    '--table-columns': [...(canSelect ? [`${boxWidth}rem`] : []), ...tracks].join(' '),
  } as CSSProperties;
}
