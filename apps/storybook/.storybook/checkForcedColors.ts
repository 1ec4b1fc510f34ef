import type { StoryContext } from '@storybook/react-vite';

/** Whether the system chooses the colours of the page. */
export const isForced = matchMedia('(forced-colors: active)').matches;

const controls =
  'button, input:not([type="hidden"]), select, textarea, [role="switch"], [role="slider"], [role="progressbar"], [role="meter"]';
const sides = ['top', 'right', 'bottom', 'left'];

/**
 * Refuses a control that is invisible once the system paints over every background (WCAG 1.4.11 in forced
 * colours): it needs text, a picture, a border, or the browser's own appearance.
 */
export function checkForcedColors({
  canvasElement,
  parameters,
}: Pick<StoryContext, 'canvasElement' | 'parameters'>) {
  if (parameters['a11y']?.test === 'off') return;
  const unseen = [...canvasElement.ownerDocument.body.querySelectorAll<HTMLElement>(controls)]
    .filter((control) => control.checkVisibility() && control.tabIndex >= 0)
    // An invisible control over its picture is seen as that picture.
    .map((control) => (getComputedStyle(control).opacity === '0' ? control.parentElement! : control))
    .filter((seen) => !isDrawn(seen));
  if (unseen.length === 0) return;
  throw new Error(
    `In forced colours nobody sees:\n${unseen.map(({ outerHTML }) => outerHTML.slice(0, 300)).join('\n')}`,
  );
}

function isDrawn(element: HTMLElement): boolean {
  if (element.innerText.trim() !== '' || element.querySelector('svg, img, canvas')) return true;
  return [element, ...element.querySelectorAll('*')].some(
    (part) =>
      hasLook(getComputedStyle(part)) ||
      hasLook(getComputedStyle(part, '::before')) ||
      hasLook(getComputedStyle(part, '::after')),
  );
}

function hasLook(style: CSSStyleDeclaration): boolean {
  const isNative = style.appearance !== 'none' && style.appearance !== '';
  const hasEdge = sides.some(
    (side) =>
      style.getPropertyValue(`border-${side}-style`) !== 'none' &&
      Number.parseFloat(style.getPropertyValue(`border-${side}-width`)) > 0,
  );
  const hasOutline = style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) > 0;
  const ownsColors = style.forcedColorAdjust === 'none' && style.backgroundColor !== 'rgba(0, 0, 0, 0)';
  return isNative || hasEdge || hasOutline || ownsColors;
}
