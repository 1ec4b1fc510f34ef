export interface Box {
  top: number;
  left: number;
  width: number;
  height: number;
}

export interface Size {
  width: number;
  height: number;
}

const distance = 12;
const edge = 16;

/** The position of a bubble: below its element, else above, else in the middle; always inside the window. */
export function placeBeside(
  anchor: Box | undefined,
  bubble: Size,
  view: Size,
): { top: number; left: number } {
  if (!anchor) {
    return {
      top: inside((view.height - bubble.height) / 2, bubble.height, view.height),
      left: centered(view, bubble),
    };
  }
  const below = anchor.top + anchor.height + distance;
  const above = anchor.top - distance - bubble.height;
  const fitsBelow = below + bubble.height + edge <= view.height;
  return {
    top: inside(fitsBelow || above < edge ? below : above, bubble.height, view.height),
    left: inside(anchor.left + anchor.width / 2 - bubble.width / 2, bubble.width, view.width),
  };
}

function centered(view: Size, bubble: Size): number {
  return inside((view.width - bubble.width) / 2, bubble.width, view.width);
}

function inside(start: number, length: number, limit: number): number {
  return Math.max(edge, Math.min(start, limit - length - edge));
}
