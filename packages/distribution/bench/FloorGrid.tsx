import { useLingui } from '@lingui/react';
import { Status } from '@my-air/ui-kit';
import { useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';

import type { RequestedPlatform } from '../src/contract.ts';
import { describeRequest } from '../src/requests/describeRequest.ts';
import type { MeasuredProps } from './grids.tsx';

const cell = { width: 148, height: 48, name: 180 };
const beyond = 3;

/** The least that a windowed table with the same cells can do, by hand: a <table> whose rows and cells have fixed places. */
export function FloorGrid({ channels }: MeasuredProps) {
  const { _ } = useLingui();
  const scroller = useRef<HTMLDivElement>(null);
  const [{ top, left, width, height }, setView] = useState({ top: 0, left: 0, width: 1200, height: 560 });
  const [focused, setFocused] = useState('0 0');
  const { columns, rows } = useMemo(() => arrange(channels), [channels]);
  const places = (from: number, size: number, length: number, count: number) => {
    const first = Math.max(0, Math.floor(from / size) - beyond);
    const last = Math.min(count - 1, Math.ceil((from + length) / size) + beyond);
    return Array.from({ length: last - first + 1 }, (_, at) => first + at);
  };
  const shownColumns = places(left, cell.width, width, columns.length);
  const follow = (element: HTMLElement) =>
    setView({
      top: element.scrollTop,
      left: element.scrollLeft,
      width: element.clientWidth,
      height: element.clientHeight,
    });
  useEffect(() => follow(scroller.current!), []);

  function move(event: KeyboardEvent) {
    const [row = 0, column = 0] = focused.split(' ').map(Number);
    const step = { ArrowDown: [1, 0], ArrowUp: [-1, 0], ArrowRight: [0, 1], ArrowLeft: [0, -1] }[event.key];
    if (!step) return;
    event.preventDefault();
    const next = `${row + step[0]!} ${column + step[1]!}`;
    setFocused(next);
    scroller.current!.querySelector<HTMLElement>(`[data-place="${next}"]`)?.focus();
  }

  return (
    <div
      className="scroller"
      ref={scroller}
      onScroll={({ currentTarget }) => follow(currentTarget)}
      onKeyDown={move}
    >
      <table
        style={{
          width: cell.name + columns.length * cell.width,
          height: (channels.length + 1) * cell.height,
        }}
      >
        <thead>
          <tr>
            <th>Channel</th>
            {shownColumns.map((column) => (
              <th key={column} style={{ insetInlineStart: cell.name + column * cell.width }}>
                {columns[column]?.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {places(top, cell.height, height, channels.length).map((row) => (
            <tr key={row} style={{ insetBlockStart: (row + 1) * cell.height }}>
              <th>{channels[row]?.title}</th>
              {shownColumns.map((column) => {
                const request = rows[row]?.get(columns[column]?.id ?? -1);
                const words = request && describeRequest(request.state);
                const place = `${row} ${column}`;
                return (
                  <td
                    key={column}
                    data-place={place}
                    tabIndex={place === focused ? 0 : -1}
                    style={{ insetInlineStart: cell.name + column * cell.width }}
                  >
                    {words ? <Status tone={words.tone}>{_(words.label)}</Status> : '–'}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function arrange(channels: MeasuredProps['channels']) {
  const names = new Map<number, string>();
  const rows = channels.map(({ distribution_platforms }) => {
    const requests = new Map<number, RequestedPlatform>();
    for (const request of distribution_platforms ?? []) {
      requests.set(request.id, request);
      names.set(request.id, request.platform);
    }
    return requests;
  });
  return { rows, columns: [...names].map(([id, name]) => ({ id, name })) };
}
