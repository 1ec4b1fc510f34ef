import {
  createColumnHelper,
  createSortedRowModel,
  rowSelectionFeature,
  rowSortingFeature,
  sortFns,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useMemo, useState } from 'react';

import type { AiVideo } from '../src/contract.ts';
import type { MeasuredProps } from './tables.tsx';
import { publishedAt } from './tableColumns.ts';

const features = tableFeatures({
  rowSelectionFeature,
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
  sortFns,
});
const helper = createColumnHelper<typeof features, AiVideo>();

/** The same columns by TanStack Table and TanStack Virtual as their guides write it, with nothing around. */
export function LibraryTable({ rows, columns: given, onReady }: MeasuredProps) {
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const columns = useMemo(
    () =>
      helper.columns(
        given.map(({ id, header, cell }) =>
          helper.accessor(id === 'published' ? publishedAt : ({ title }) => title, {
            id,
            header,
            cell: ({ row }) => cell(row.original),
          }),
        ),
      ),
    [given],
  );
  const table = useTable({
    features,
    columns,
    data: rows as AiVideo[],
    getRowId: ({ platform_guid }) => platform_guid,
  });
  const { rows: ordered } = table.getRowModel();
  const virtualizer = useVirtualizer({
    count: ordered.length,
    getScrollElement: () => scroller,
    estimateSize: () => 57,
    overscan: 6,
  });
  useEffect(() => onReady(() => table.setSorting([{ id: 'published', desc: false }])), [onReady, table]);

  return (
    <div ref={setScroller} className="scroller" data-scrolls="">
      <table>
        <thead>
          {table.getHeaderGroups().map((group) => (
            <tr key={group.id}>
              <th>
                <input
                  type="checkbox"
                  aria-label="Select all"
                  checked={table.getIsAllRowsSelected()}
                  onChange={table.getToggleAllRowsSelectedHandler()}
                />
              </th>
              {group.headers.map((header) => (
                <th key={header.id}>
                  <table.FlexRender header={header} />
                </th>
              ))}
            </tr>
          ))}
        </thead>
        <tbody style={{ height: virtualizer.getTotalSize() }}>
          {virtualizer.getVirtualItems().map(({ index, start }) => {
            const row = ordered[index];
            return (
              row && (
                <tr key={row.id} data-index={index} style={{ transform: `translateY(${start}px)` }}>
                  <td>
                    <input
                      type="checkbox"
                      aria-label={row.original.title}
                      checked={row.getIsSelected()}
                      onChange={row.getToggleSelectedHandler()}
                    />
                  </td>
                  {row.getAllCells().map((one) => (
                    <td key={one.id}>
                      <table.FlexRender cell={one} />
                    </td>
                  ))}
                </tr>
              )
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
