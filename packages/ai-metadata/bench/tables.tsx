import { PortalProvider } from '@my-air/feature-kit';
import { stubPortal } from '@my-air/feature-kit/stories';
import { LocaleProvider } from '@my-air/i18n';
import '@my-air/ui-kit/styles.css';
import type { TableColumn } from '@my-air/ui-kit';
import { QueryClientProvider } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

import type { AiVideo } from '../src/contract.ts';
import { storyPortal } from '../src/testing/storyPortal.ts';
import { buildVideos } from './buildVideos.ts';
import { FloorTable } from './FloorTable.tsx';
import { LibraryTable } from './LibraryTable.tsx';
import { OurTable } from './OurTable.tsx';
import { useMeasuredColumns } from './tableColumns.ts';

const tables = { ours: OurTable, floor: FloorTable, library: LibraryTable };
export type Kind = keyof typeof tables;

/** The props of every measured table. */
export interface MeasuredProps {
  rows: readonly AiVideo[];
  columns: readonly TableColumn<AiVideo>[];
  /** Called with the function that sorts the rows by their time of publication. */
  onReady: (sort: () => void) => void;
}

declare global {
  interface Window {
    table: {
      warmUp: (kind: Kind) => void;
      /** These return the milliseconds from the call to the laid-out result. */
      mount: (kind: Kind) => number;
      sort: () => Promise<number>;
      filter: () => Promise<number>;
      /** Returns the frames until the boxes are painted as checked. */
      selectAll: () => Promise<number>;
      /** Scrolls a number of times by a number of pixels, once a frame. */
      scroll: (step: number, times: number) => Promise<void>;
    };
  }
}

const rows = buildVideos(50_000);
const portal = stubPortal(storyPortal);
const place = document.querySelector<HTMLElement>('#place')!;
const nextFrame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));

let show: (kind: Kind | undefined, videos?: readonly AiVideo[]) => void;
let sortNow: () => void = () => undefined;
const onReady = (sort: () => void) => {
  sortNow = sort;
};

/** Everything around a table is there before it is timed. */
function Stage() {
  const [shown, setShown] = useState<{ kind: Kind | undefined; videos: readonly AiVideo[] }>();
  show = (kind, videos = rows) => flushSync(() => setShown({ kind, videos }));
  const measured = useMeasuredColumns();
  // oxlint-disable-next-line react/exhaustive-deps -- the product keeps its columns as well
  const columns = useMemo(() => measured, []);
  const Table = shown?.kind && tables[shown.kind];
  return Table && <Table rows={shown.videos} columns={columns} onReady={onReady} />;
}

flushSync(() =>
  createRoot(place).render(
    <PortalProvider value={portal}>
      <QueryClientProvider client={portal.queryClient}>
        <LocaleProvider store={portal.locale} preference={{}}>
          <Stage />
        </LocaleProvider>
      </QueryClientProvider>
    </PortalProvider>,
  ),
);

function timed(work: () => void): number {
  const start = performance.now();
  work();
  place.getBoundingClientRect();
  return performance.now() - start;
}

function demand(isDone: boolean, what: string) {
  if (!isDone) throw new Error(`The table did not ${what}.`);
}

const scroller = () => place.querySelector('[data-scrolls]')!;
const firstRow = () => place.querySelector('[data-index="0"]')?.textContent;
let kindNow: Kind = 'ours';

/** Goes to the beginning. Resolves with its first row once that is drawn and scrolling has ended. */
async function showBeginning(): Promise<string> {
  scroller().scrollTo(0, 0);
  await new Promise((resolve) => setTimeout(resolve, 500));
  const first = firstRow();
  if (!first) throw new Error('The table did not draw its first row.');
  return first;
}

window.table = {
  warmUp: (kind) => {
    for (let time = 0; time < 3; time += 1) {
      show(kind, rows.slice(0, 300));
      show(undefined);
    }
  },
  mount: (kind) => {
    kindNow = kind;
    const time = timed(() => show(kind));
    demand(place.querySelectorAll('[data-index]').length > 10, 'draw its rows');
    return time;
  },
  sort: async () => {
    const before = await showBeginning();
    const time = timed(() => flushSync(() => sortNow()));
    demand(firstRow() !== before, 'sort its rows');
    return time;
  },
  filter: async () => {
    const before = await showBeginning();
    const time = timed(() =>
      show(
        kindNow,
        rows.filter(
          ({ video_type, translation_status }) => video_type === 'short' && translation_status === null,
        ),
      ),
    );
    demand(firstRow() !== before, 'filter its rows');
    show(kindNow);
    return time;
  },
  selectAll: async () => {
    const isPainted = () => place.querySelector<HTMLInputElement>('[data-index] input')?.checked === true;
    demand(!isPainted(), 'begin without a selection');
    await nextFrame();
    place.querySelector<HTMLInputElement>('thead input')!.click();
    for (let frames = 1; frames < 60; frames += 1) {
      await nextFrame();
      // Anything present when a frame begins was painted by the frame before at the latest.
      if (isPainted()) return frames;
    }
    return Number.POSITIVE_INFINITY;
  },
  scroll: async (step, times) => {
    scroller().scrollTo(0, 0);
    for (let time = 0; time < times; time += 1) {
      scroller().scrollBy(0, step);
      await nextFrame();
    }
  },
};
