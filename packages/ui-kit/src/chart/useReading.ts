import { useRef, useState, type MouseEvent, type RefObject } from 'react';

/** The value of a chart that is read, and how pointer and keys choose it. */
export interface Reading {
  /** The index of the value that is read; undefined while there is none. */
  pointed: number | undefined;
  /** The handlers of the element around the drawing. */
  place: {
    onPointerMove: (event: MouseEvent<HTMLElement>) => void;
    onPointerLeave: () => void;
    onClick: (event: MouseEvent<HTMLElement>) => void;
  };
  /** The slider over the drawing, for keys and screen readers. */
  slider: {
    ref: RefObject<HTMLInputElement | null>;
    value: number;
    onChoose: (index: number) => void;
    onFocus: () => void;
    onBlur: () => void;
  };
}

/**
 * Reads the values of a chart one by one: those under the pointer, and the one that was pressed or chosen by keys, as long
 * as the chart has the focus. `indexAt` is the index at a distance from the left edge of the drawing, in pixels.
 */
export function useReading(count: number, indexAt: (left: number) => number): Reading {
  const ref = useRef<HTMLInputElement>(null);
  const [hovered, setHovered] = useState<number>();
  const [chosen, setChosen] = useState(Number.POSITIVE_INFINITY);
  const [isFocused, setIsFocused] = useState(false);
  const within = (index: number) => Math.min(count - 1, Math.max(0, index));
  const value = within(hovered ?? chosen);
  const indexOf = ({ clientX, currentTarget }: MouseEvent<HTMLElement>) =>
    within(Math.round(indexAt(clientX - currentTarget.getBoundingClientRect().left)));

  return {
    pointed: hovered !== undefined || isFocused ? value : undefined,
    place: {
      onPointerMove: (event) => setHovered(indexOf(event)),
      onPointerLeave: () => setHovered(undefined),
      onClick: (event) => {
        setChosen(indexOf(event));
        // A finger leaves no pointer behind: the value stays as long as the chart has the focus.
        ref.current?.focus({ preventScroll: true });
      },
    },
    slider: {
      ref,
      value,
      onChoose: (index) => {
        setChosen(index);
        setHovered(undefined);
      },
      onFocus: () => setIsFocused(true),
      onBlur: () => setIsFocused(false),
    },
  };
}
