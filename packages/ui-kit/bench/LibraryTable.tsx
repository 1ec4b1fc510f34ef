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
import { useEffect, useState } from 'react';

import type { MeasuredRow } from './buildRows.ts';
import type { Driven } from './tables.tsx';

const features = tableFeatures({
  rowSelectionFeature,
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
  sortFns,
});
const helper = createColumnHelper<typeof features, MeasuredRow>();
const columns = helper.columns([
  helper.accessor('name', { header: 'Name' }),
  ...Array.from({ length: 9 }, (_, index) =>
    helper.accessor(({ numbers }: MeasuredRow) => numbers[index], {
      id: `n${index}`,
      header: `Number ${index}`,
    }),
  ),
]);

/** The same rows by TanStack Table and TanStack Virtual, as their guides show it, with nothing around. */
export function LibraryTable({ rows, onReady }: Driven) {
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const table = useTable({ features, columns, data: rows as MeasuredRow[], getRowId: ({ id }) => id });
  const { rows: ordered } = table.getRowModel();
  const virtualizer = useVirtualizer({
    count: ordered.length,
    getScrollElement: () => scroller,
    estimateSize: () => 41,
    overscan: 6,
  });

  useEffect(() => {
    onReady(() => table.setSorting([{ id: 'n0', desc: false }]));
  }, [onReady, table]);

  return (
    <div ref={setScroller} data-scrolls="" style={{ height: 640, overflow: 'auto' }}>
      <table style={{ display: 'grid', fontSize: 14 }}>
        <thead style={{ display: 'grid', position: 'sticky', top: 0, zIndex: 1, background: 'white' }}>
          {table.getHeaderGroups().map((group) => (
            <tr key={group.id} style={{ display: 'flex' }}>
              <th style={box}>
                <input
                  type="checkbox"
                  aria-label="All"
                  checked={table.getIsAllRowsSelected()}
                  onChange={table.getToggleAllRowsSelectedHandler()}
                />
              </th>
              {group.headers.map((header) => (
                <th key={header.id} style={cell}>
                  <table.FlexRender header={header} />
                </th>
              ))}
            </tr>
          ))}
        </thead>
        <tbody style={{ display: 'grid', position: 'relative', height: virtualizer.getTotalSize() }}>
          {virtualizer.getVirtualItems().map(({ index, start }) => {
            const row = ordered[index];
            return (
              row && (
                <tr
                  key={row.id}
                  data-index={index}
                  style={{
                    display: 'flex',
                    position: 'absolute',
                    width: '100%',
                    transform: `translateY(${start}px)`,
                  }}
                >
                  <td style={box}>
                    <input
                      type="checkbox"
                      aria-label={row.original.name}
                      checked={row.getIsSelected()}
                      onChange={row.getToggleSelectedHandler()}
                    />
                  </td>
                  {row.getAllCells().map((one) => (
                    <td key={one.id} style={cell}>
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

const box = { width: 48, padding: 12 };
const cell = {
  flex: 1,
  padding: 12,
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
} as const;
