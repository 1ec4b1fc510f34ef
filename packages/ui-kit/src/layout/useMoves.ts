// oxlint-disable-next-line no-restricted-imports -- the kit keeps no state, and imports none of our packages
import { useLayoutEffect, useRef, type RefObject } from 'react';

/** The most items that move at once: more of them are a lot to measure and nothing that an eye could follow. */
const mostMoved = 60;

/** The motion of an item to its new place. */
const motion = { duration: 160, easing: 'ease-out' } as const;

interface Place {
  left: number;
  top: number;
}

/**
 * Lets the items of a list move to their new places when their order changes, instead of jumping; nothing moves under
 * reduced motion. `order` names the items in their order. Returns the ref of the list, whose children they are unless a
 * selector says otherwise.
 */
export function useMoves<List extends HTMLElement>(
  order: string,
  selector = ':scope > *',
): RefObject<List | null> {
  const list = useRef<List>(null);
  const places = useRef<ReadonlyMap<Element, Place>>(new Map());
  const placed = useRef<string>(undefined);

  useLayoutEffect(() => {
    if (placed.current === order) return;
    placed.current = order;
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const before = places.current;
    const items = [...(list.current?.querySelectorAll<HTMLElement>(selector) ?? [])].slice(0, mostMoved);
    places.current = new Map(items.map((item) => [item, { left: item.offsetLeft, top: item.offsetTop }]));
    for (const item of items) {
      const from = before.get(item);
      const left = (from?.left ?? item.offsetLeft) - item.offsetLeft;
      const top = (from?.top ?? item.offsetTop) - item.offsetTop;
      if (left === 0 && top === 0) continue;
      item.animate([{ transform: `translate(${left}px, ${top}px)` }, { transform: 'none' }], motion);
    }
  }, [order, selector]);

  return list;
}
