import { useEffect, useState } from 'react';

/** The sizes of a grid's cells, in pixels. */
export const cellSize = { width: 148, height: 48, name: 180, head: 48 };

/** The rows and columns to draw: those in sight and a few around them. */
export interface GridWindow {
  firstRow: number;
  lastRow: number;
  firstColumn: number;
  lastColumn: number;
}

const around = 3;

/** Follows the cells in sight of a scrolled grid. Nothing is drawn anew while the same cells are in sight. */
export function useWindow(scroller: HTMLElement | null, rows: number, columns: number): GridWindow {
  const [shown, setShown] = useState<GridWindow>({ firstRow: 0, lastRow: 12, firstColumn: 0, lastColumn: 8 });

  useEffect(() => {
    if (!scroller) return undefined;
    const update = () => {
      const { scrollTop, scrollLeft, clientHeight, clientWidth } = scroller;
      const left = Math.abs(scrollLeft);
      const next = {
        firstRow: Math.max(0, Math.floor(scrollTop / cellSize.height) - around),
        lastRow: Math.ceil((scrollTop + (clientHeight || 600)) / cellSize.height) + around,
        firstColumn: Math.max(0, Math.floor(left / cellSize.width) - around),
        lastColumn: Math.ceil((left + (clientWidth || 1000)) / cellSize.width) + around,
      };
      setShown((before) => (isSame(before, next) ? before : next));
    };
    const observer = new ResizeObserver(update);
    observer.observe(scroller);
    scroller.addEventListener('scroll', update, { passive: true });
    update();
    return () => {
      observer.disconnect();
      scroller.removeEventListener('scroll', update);
    };
  }, [scroller]);

  return {
    ...shown,
    lastRow: Math.min(rows - 1, shown.lastRow),
    lastColumn: Math.min(columns - 1, shown.lastColumn),
  };
}

function isSame(one: GridWindow, other: GridWindow): boolean {
  return (
    one.firstRow === other.firstRow &&
    one.lastRow === other.lastRow &&
    one.firstColumn === other.firstColumn &&
    one.lastColumn === other.lastColumn
  );
}
