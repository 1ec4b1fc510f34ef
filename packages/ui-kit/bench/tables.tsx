import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';

import { buildRows } from './buildRows.ts';
import { KitTable } from './KitTable.tsx';
import { LibraryTable } from './LibraryTable.tsx';

type Kind = 'kit' | 'library';

declare global {
  interface Window {
    table: {
      warmUp: (kind: Kind) => void;
      /** Returns the milliseconds from the call to the laid-out result, as do `sort` and `selectAll`. */
      mount: (kind: Kind) => number;
      sort: () => Promise<number>;
      selectAll: () => number;
    };
  }
}

const rows = buildRows(50_000);
const tables = { kit: KitTable, library: LibraryTable };
const place = document.createElement('div');
place.id = 'place';
place.style.cssText = 'width: 1200px; height: 640px;';
document.body.append(place);

/** The props of both tables; each passes the function that sorts it to `onReady`. */
export interface Driven {
  rows: typeof rows;
  onReady: (sort: () => void) => void;
}

let sortNow: () => void = () => undefined;

function draw(kind: Kind, count: number): Root {
  const Table = tables[kind];
  const root = createRoot(place);
  flushSync(() =>
    root.render(
      <Table
        rows={count === rows.length ? rows : rows.slice(0, count)}
        onReady={(sort) => (sortNow = sort)}
      />,
    ),
  );
  return root;
}

function timed(work: () => void): number {
  const start = performance.now();
  work();
  place.getBoundingClientRect();
  return performance.now() - start;
}

const firstRow = () => place.querySelector('[data-index="0"]')?.textContent;

function demand(isDone: boolean, what: string) {
  if (!isDone) throw new Error(`The table did not ${what}.`);
}

window.table = {
  warmUp: (kind) => {
    for (let time = 0; time < 3; time += 1) draw(kind, 300).unmount();
  },
  mount: (kind) => {
    const time = timed(() => draw(kind, rows.length));
    demand(place.querySelectorAll('[data-index]').length > 10, 'draw its rows');
    return time;
  },
  sort: async () => {
    place.querySelector('[data-scrolls]')?.scrollTo(0, 0);
    // Until the first rows are drawn, and the scrolling has ended.
    await new Promise((resolve) => setTimeout(resolve, 500));
    const before = firstRow();
    demand(before !== undefined, 'draw its first row');
    const time = timed(() => flushSync(() => sortNow()));
    demand(firstRow() !== before, 'sort its rows');
    return time;
  },
  selectAll: () => {
    const box = place.querySelector<HTMLInputElement>('thead input');
    const time = timed(() => flushSync(() => box?.click()));
    demand(place.querySelector<HTMLInputElement>('[data-index] input')?.checked === true, 'choose its rows');
    return time;
  },
};
