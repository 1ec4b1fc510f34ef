import { PortalProvider } from '@my-air/feature-kit';
import { stubPortal } from '@my-air/feature-kit/stories';
import { LocaleProvider } from '@my-air/i18n';
import '@my-air/ui-kit/styles.css';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

import type { RequestingChannel } from '../src/contract.ts';
import { loadMessages } from '../src/messages.ts';
import { buildRequests } from './buildRequests.ts';
import { FloorGrid } from './FloorGrid.tsx';
import { OurGrid } from './OurGrid.tsx';

const grids = { ours: OurGrid, floor: FloorGrid };
export type Kind = keyof typeof grids;

/** The props of every measured grid. */
export interface MeasuredProps {
  channels: readonly RequestingChannel[];
}

declare global {
  interface Window {
    grid: {
      /** Draws a small grid of the kind a few times, so that its code is compiled. */
      warmUp: (kind: Kind) => void;
      /** Returns the milliseconds from the call to the laid-out grid, in a task of its own. */
      open: (kind: Kind) => Promise<number>;
      /** Counts from the next key on the frames until the cell of that place has the focus. */
      watchFocus: (place: string) => void;
      frames: () => Promise<number>;
      /** The longest task since the grid was opened, in milliseconds; 0 if all were shorter than 50. */
      longestTask: () => number;
    };
  }
}

const channels = buildRequests(200, 300);
const few = buildRequests(20, 20);
const portal = stubPortal({ loadMessages });
const place = document.querySelector<HTMLElement>('#place')!;

let openedAt = 0;
let frames = Promise.resolve(0);
const tasks: PerformanceEntry[] = [];
new PerformanceObserver((list) => tasks.push(...list.getEntries())).observe({ type: 'longtask' });

let show: (kind: Kind | undefined, shown?: readonly RequestingChannel[]) => void;

/** Everything that a grid needs around it is there before it is timed. */
function Stage() {
  const [shown, setShown] = useState<{ kind: Kind | undefined; channels: readonly RequestingChannel[] }>();
  show = (kind, given = channels) => flushSync(() => setShown({ kind, channels: given }));
  const Grid = shown?.kind && grids[shown.kind];
  return Grid && <Grid channels={shown.channels} />;
}

flushSync(() =>
  createRoot(place).render(
    <PortalProvider value={portal}>
      <LocaleProvider store={portal.locale} preference={{}}>
        <Stage />
      </LocaleProvider>
    </PortalProvider>,
  ),
);

window.grid = {
  warmUp: (kind) => {
    for (let time = 0; time < 5; time += 1) {
      show(kind, few);
      show(undefined);
    }
  },
  open: (kind) =>
    new Promise((resolve) => {
      setTimeout(() => {
        openedAt = performance.now();
        show(kind);
        place.getBoundingClientRect();
        resolve(performance.now() - openedAt);
      });
    }),
  watchFocus: (wanted) => {
    frames = new Promise((resolve, reject) => {
      const count = (frame: number) =>
        requestAnimationFrame(() => {
          // Anything present when a frame begins was painted by the frame before.
          if (document.activeElement?.getAttribute('data-place') === wanted) resolve(frame - 1);
          else if (frame > 60) reject(new Error(`The focus did not reach ${wanted}.`));
          else count(frame + 1);
        });
      addEventListener('keydown', () => count(1), { once: true, capture: true });
    });
  },
  frames: () => frames,
  longestTask: () =>
    Math.max(
      0,
      ...tasks.filter(({ startTime }) => startTime >= openedAt - 5).map(({ duration }) => duration),
    ),
};
