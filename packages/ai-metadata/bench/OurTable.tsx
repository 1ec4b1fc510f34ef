import { noSelection, Table, type TableSort } from '@my-air/ui-kit';
import { useEffect, useState } from 'react';

import type { AiVideo } from '../src/contract.ts';
import type { MeasuredProps } from './tables.tsx';

const words = {
  selectAll: 'Select all',
  selectRow: ({ title }: AiVideo) => title,
  selected: String,
  selectMatching: String,
  clearSelection: 'Clear',
};
const idOf = ({ platform_guid }: AiVideo) => platform_guid;

/** The video table of the product: the kit's table with everything that it has. */
export function OurTable({ rows, columns, onReady }: MeasuredProps) {
  const [sort, setSort] = useState<TableSort | null>(null);
  const [selection, setSelection] = useState(noSelection);
  useEffect(() => onReady(() => setSort({ columnId: 'published', direction: 'ascending' })), [onReady]);
  return (
    <Table
      label="Videos"
      columns={columns}
      rows={rows}
      rowId={idOf}
      sort={sort}
      onSortChange={setSort}
      selection={selection}
      onSelectionChange={setSelection}
      words={words}
      height="640px"
    />
  );
}
