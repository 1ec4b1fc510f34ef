export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface VisiblePart {
  /** The visible rest of the box; of size 0 when it is scrolled out of sight. */
  box: Box;
  /** The element that cuts the rest off, so that no scrolling shows it. */
  cutBy?: Element;
}

/**
 * The ignored loss in pixels sideways, which is rounding, and as a share of the height: letters are lower
 * than their line.
 */
const sideways = 1.5;
const upright = 0.25;

/** The part of an element's box that its ancestors leave visible. */
export function visiblePart(element: Element, { left, top, right, bottom }: Box): VisiblePart {
  let box: Box = { left, top, right, bottom };
  let cutBy: Element | undefined;
  const slack = (bottom - top) * upright;
  for (const ancestor of clippingAncestors(element)) {
    const { overflowX, overflowY } = getComputedStyle(ancestor);
    const frame = paddingBox(ancestor);
    const isCutSideways = box.left < frame.left - sideways || box.right > frame.right + sideways;
    const isCutUpright = box.top < frame.top - slack || box.bottom > frame.bottom + slack;
    if ((isHiding(overflowX) && isCutSideways) || (isHiding(overflowY) && isCutUpright)) cutBy ??= ancestor;
    if (overflowX !== 'visible')
      box = { ...box, left: Math.max(box.left, frame.left), right: Math.min(box.right, frame.right) };
    if (overflowY !== 'visible')
      box = { ...box, top: Math.max(box.top, frame.top), bottom: Math.min(box.bottom, frame.bottom) };
    if (box.right <= box.left || box.bottom <= box.top) break;
  }
  return { box, ...(cutBy && { cutBy }) };
}

const isHiding = (overflow: string) => overflow === 'hidden' || overflow === 'clip';

/** An element and its ancestors, except those that an absolute or fixed position escapes from. */
function* clippingAncestors(element: Element): Generator<Element> {
  let escapes = false;
  for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
    const { position, transform } = getComputedStyle(at);
    if (escapes && position === 'static' && transform === 'none') continue;
    yield at;
    if (position === 'fixed') return;
    escapes = position === 'absolute';
  }
}

function paddingBox(element: Element): Box {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const style = getComputedStyle(element);
  const border = (side: string) => Number.parseFloat(style.getPropertyValue(`border-${side}-width`)) || 0;
  return {
    left: left + border('left'),
    top: top + border('top'),
    right: right - border('right'),
    bottom: bottom - border('bottom'),
  };
}
