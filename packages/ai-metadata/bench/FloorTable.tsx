import { memo, useEffect, useMemo, useState } from 'react';

import type { AiVideo } from '../src/contract.ts';
import type { MeasuredProps } from './tables.tsx';
import { publishedAt } from './tableColumns.ts';

const rowHeight = 57;
const height = 640;
const beyond = 6;

interface RowProps {
  video: AiVideo;
  place: number;
  columns: MeasuredProps['columns'];
  isSelected: boolean;
  onSelect: (id: string, isSelected: boolean) => void;
}

const FloorRow = memo(function FloorRow({ video, place, columns, isSelected, onSelect }: RowProps) {
  return (
    <tr data-index={place} style={{ transform: `translateY(${place * rowHeight}px)` }}>
      <td>
        <input
          type="checkbox"
          aria-label={video.title}
          checked={isSelected}
          onChange={({ target }) => onSelect(video.platform_guid, target.checked)}
        />
      </td>
      {columns.map(({ id, cell }) => (
        <td key={id}>{cell(video)}</td>
      ))}
    </tr>
  );
});

/** The least that a windowed table can do, by hand: rows of one height, drawn while they are in sight. */
export function FloorTable({ rows, columns, onReady }: MeasuredProps) {
  const [top, setTop] = useState(0);
  const [isSorted, setSorted] = useState(false);
  const [isAll, setAll] = useState(false);
  const [exceptions, setExceptions] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => onReady(() => setSorted(true)), [onReady]);
  const ordered = useMemo(
    () => (isSorted ? rows.toSorted((one, other) => publishedAt(one) - publishedAt(other)) : rows),
    [rows, isSorted],
  );
  const [onSelect] = useState(() => (id: string) => {
    setExceptions((known) => known.symmetricDifference(new Set([id])));
  });
  const first = Math.max(0, Math.floor(top / rowHeight) - beyond);
  const last = Math.min(ordered.length, Math.ceil((top + height) / rowHeight) + beyond);

  return (
    <div
      className="scroller"
      data-scrolls=""
      onScroll={({ currentTarget }) => setTop(currentTarget.scrollTop)}
    >
      <table>
        <thead>
          <tr>
            <th>
              <input
                type="checkbox"
                aria-label="Select all"
                checked={isAll}
                onChange={() => setAll((was) => !was)}
              />
            </th>
            {columns.map(({ id, header }) => (
              <th key={id}>{header}</th>
            ))}
          </tr>
        </thead>
        <tbody style={{ height: ordered.length * rowHeight }}>
          {ordered.slice(first, last).map((video, offset) => (
            <FloorRow
              key={video.platform_guid}
              video={video}
              place={first + offset}
              columns={columns}
              isSelected={isAll !== exceptions.has(video.platform_guid)}
              onSelect={onSelect}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}
