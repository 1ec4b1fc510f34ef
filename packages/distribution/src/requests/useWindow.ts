import { useEffect, useState } from 'react';

/** The sizes of a grid's cells, in pixels. The head is a row like the others. */
export interface CellSize {
  width: number;
  height: number;
  /** The width of the cells with the names. */
  name: number;
}

/** The sizes of the cells, and the rows and columns to draw: those in sight and a few around them. */
export interface GridWindow {
  size: CellSize;
  firstRow: number;
  lastRow: number;
  firstColumn: number;
  lastColumn: number;
}

const around = 3;

/** The sizes grow with the text; the names leave half of the room to the cells, and few columns share all of it. */
export function cellSizeIn(room: number, columns: number): CellSize {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
  const name = Math.min(11.25 * rem, room / 2);
  return { width: Math.max(9.25 * rem, Math.floor((room - name) / columns)), height: 3 * rem, name };
}

/** Follows the cells in sight of a scrolled grid. Nothing is drawn anew while the same cells are in sight. */
export function useWindow(scroller: HTMLElement | null, rows: number, columns: number): GridWindow {
  const [shown, setShown] = useState<GridWindow>(() => ({
    size: cellSizeIn(1000, columns),
    firstRow: 0,
    lastRow: 12,
    firstColumn: 0,
    lastColumn: 8,
  }));

  useEffect(() => {
    if (!scroller) return undefined;
    const update = () => {
      const { scrollTop, scrollLeft, clientHeight, clientWidth } = scroller;
      const left = Math.abs(scrollLeft);
      const size = cellSizeIn(clientWidth || 1000, columns);
      const next = {
        size,
        firstRow: Math.max(0, Math.floor(scrollTop / size.height) - around),
        lastRow: Math.ceil((scrollTop + (clientHeight || 600)) / size.height) + around,
        firstColumn: Math.max(0, Math.floor(left / size.width) - around),
        lastColumn: Math.ceil((left + (clientWidth || 1000)) / size.width) + around,
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
  }, [scroller, columns]);

  return {
    ...shown,
    lastRow: Math.min(rows - 1, shown.lastRow),
    lastColumn: Math.min(columns - 1, shown.lastColumn),
  };
}

function isSame(one: GridWindow, other: GridWindow): boolean {
  return (
    one.size.width === other.size.width &&
    one.size.name === other.size.name &&
    one.firstRow === other.firstRow &&
    one.lastRow === other.lastRow &&
    one.firstColumn === other.firstColumn &&
    one.lastColumn === other.lastColumn
  );
}
