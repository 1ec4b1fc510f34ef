// oxlint-disable-next-line no-restricted-imports -- the kit keeps no state, and imports none of our packages
import { useLayoutEffect, useRef, type RefObject } from 'react';

import { leastWidth } from './columnWidths.ts';
import type { TableColumn } from './TableColumn.ts';

/**
 * Sets `data-cards` on a table while its columns do not fit: less room than their least widths, or than their
 * longest words. It is set before anything is painted.
 * @param table the table
 * @param ruler an element as wide as the room and 1rem high: its size changes with the room and the size of text
 */
export function useCards<Row>(
  table: RefObject<HTMLTableElement | null>,
  ruler: RefObject<HTMLElement | null>,
  columns: readonly TableColumn<Row>[],
  canSelect: boolean,
): void {
  const least = leastWidth(columns, canSelect);
  const names = columns.map(({ header }) => header).join('\n');
  const fit = useRef<(names: string) => void>(undefined);

  useLayoutEffect(() => {
    const [grid, measure] = [table.current, ruler.current];
    if (!grid || !measure) return undefined;
    // Known once they did not fit: trying them again in less room would move what the user has scrolled to.
    let [needed, fitted] = [least, ''];
    fit.current = (current) => {
      if (current !== fitted) [needed, fitted] = [least, current];
      const { width, height: rem } = measure.getBoundingClientRect();
      const hasRoom = width >= needed * rem;
      if (hasRoom) grid.removeAttribute('data-cards');
      const columnsWidth = hasRoom ? grid.getBoundingClientRect().width : 0;
      if (columnsWidth > width + 1) needed = columnsWidth / rem;
      grid.toggleAttribute('data-cards', width < needed * rem);
    };
    const observer = new ResizeObserver(() => fit.current?.(fitted));
    observer.observe(measure);
    return () => observer.disconnect();
  }, [table, ruler, least]);

  useLayoutEffect(() => fit.current?.(names));
}
