import { useEffect, useState } from 'react';

import { noSelection, Table, type TableColumn, type TableSort } from '../src/index.ts';
import type { MeasuredRow } from './buildRows.ts';
import type { Driven } from './tables.tsx';

const columns: TableColumn<MeasuredRow>[] = [
  { id: 'name', header: 'Name', cell: ({ name }) => name, isRowHeader: true },
  ...Array.from({ length: 9 }, (_, index): TableColumn<MeasuredRow> => {
    const numberOf = ({ numbers }: MeasuredRow) => numbers[index];
    return { id: `n${index}`, header: `Number ${index}`, cell: numberOf, sortBy: numberOf, align: 'end' };
  }),
];
const words = {
  selectAll: 'All',
  selectRow: ({ name }: MeasuredRow) => name,
  selected: String,
  selectMatching: String,
  clearSelection: 'None',
};
const rowId = ({ id }: MeasuredRow) => id;

/** The kit's table with all its parts: names of columns, boxes, and the selection line. */
export function KitTable({ rows, onReady }: Driven) {
  const [sort, setSort] = useState<TableSort | null>(null);
  const [selection, setSelection] = useState(noSelection);

  useEffect(() => {
    onReady(() => setSort({ columnId: 'n0', direction: 'ascending' }));
  }, [onReady]);

  return (
    <Table
      label="Videos"
      columns={columns}
      rows={rows}
      rowId={rowId}
      sort={sort}
      onSortChange={setSort}
      selection={selection}
      onSelectionChange={setSelection}
      words={words}
      height="640px"
    />
  );
}
