import { visiblePart, type Box } from './visiblePart.ts';

/** A visible line of text, or a visible control. */
export interface SeenPart {
  element: Element;
  text: string;
  box: Box;
  /** The element that the part floats or moves with: parts of different layers may cover each other. */
  layer: Element;
  cutBy?: Element;
}

const controls =
  'a[href], button, input:not([type="hidden"], [type="range"]), select, textarea, [role="button"], [role="tab"], [role="switch"]';
const floating =
  'dialog, [popover], [role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"], [role="tooltip"], [data-base-ui-portal], [data-side]';
/** The size in pixels of a part that is only for screen readers. */
const unseen = 2;

/** Every visible line of text below an element, with the element that cuts it off. */
export function seenLines(root: Element): SeenPart[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: SeenPart[] = [];
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    const element = node.parentElement;
    const text = node.data.trim();
    if (text === '' || !element || isFolded(element) || !isSeen(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    found.push(...[...range.getClientRects()].map((line) => seenPart(element, text, line)));
  }
  return found.filter(({ box, cutBy }) => cutBy || hasRoom(box));
}

/** Every visible control below an element, line by line where it wraps. */
export function seenControls(root: Element): SeenPart[] {
  return [...root.querySelectorAll(controls)]
    .filter(isSeen)
    .flatMap((element) =>
      [...element.getClientRects()].map((line) => seenPart(element, element.outerHTML.slice(0, 120), line)),
    )
    .filter(({ box }) => hasRoom(box));
}

function seenPart(element: Element, text: string, line: Box): SeenPart {
  return { element, text, layer: layerOf(element), ...visiblePart(element, line) };
}

const hasRoom = ({ left, top, right, bottom }: Box) => right - left > 0.5 && bottom - top > 0.5;

/** Whether the element of a text is, or is within, closed details, which hide their text and count as visible themselves. */
function isFolded(element: Element): boolean {
  const details = element.closest('details:not([open])');
  return details !== null && !details.querySelector(':scope > summary')?.contains(element);
}

function isSeen(element: Element): boolean {
  if (element.matches('script, style, noscript, option, svg title')) return false;
  if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
  for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
    const { clipPath, overflowX, display } = getComputedStyle(at);
    if (clipPath !== 'none') return false;
    const isSmall = at.clientWidth <= unseen || at.clientHeight <= unseen;
    if (isSmall && overflowX !== 'visible' && display !== 'inline') return false;
  }
  return true;
}

function layerOf(element: Element): Element {
  for (let at: Element | null = element; at; at = at.parentElement) {
    if (at.matches(floating) || ['fixed', 'sticky'].includes(getComputedStyle(at).position)) return at;
  }
  return document.body;
}
