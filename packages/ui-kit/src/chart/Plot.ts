import type { ChartRoom, VerticalScale } from './chartScale.ts';

/** Where a drawing draws, in pixels. */
export interface Plot extends VerticalScale {
  room: ChartRoom;
  /** Where the drawing begins. */
  start: number;
  /** How wide it is. */
  width: number;
  /** The position of the middle of a category. */
  x: (index: number) => number;
  /** The width of one category. */
  step: number;
}

/** Finds the room for a drawing beside the names of its lines. */
export function plotOf(
  scale: VerticalScale,
  room: ChartRoom,
  tickNames: readonly string[],
  width: number,
  count: number,
  isEdgeToEdge: boolean,
): Plot {
  // About as wide as its longest name; names are figures, which all have one width.
  const start = Math.max(...tickNames.map((name) => name.length)) * room.figure + room.gap;
  const end = room.gap + (isEdgeToEdge ? room.gap : 0);
  const free = Math.max(0, width - start - end);
  const step = free / Math.max(1, isEdgeToEdge ? count - 1 : count);
  const x = (index: number) => {
    if (!isEdgeToEdge) return start + (index + 0.5) * step;
    return count === 1 ? start + free / 2 : start + index * step;
  };
  return { ...scale, room, start, width: free, step, x };
}
