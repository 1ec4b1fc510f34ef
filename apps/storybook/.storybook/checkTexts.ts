import type { StoryContext } from '@storybook/react-vite';

import { seenControls, seenLines, type SeenPart } from './seenParts.ts';
import type { Box } from './visiblePart.ts';

/** The share of the lower of two lines that may overlap the other: lines are higher than their letters. */
const shared = 0.4;
/** The number of pixels by which two parts may overlap. */
const touching = 3;

/**
 * Refuses a story that cuts a text off or draws texts and controls over each other (WCAG 1.4.4). A text that
 * is cut on purpose has the whole text in its `title`, or has `data-excerpt` when the whole is shown
 * elsewhere; a story that cannot pass has `parameters: { texts: 'free' }`.
 */
export function checkTexts({
  canvasElement,
  parameters,
}: Pick<StoryContext, 'canvasElement' | 'parameters'>) {
  if (parameters['texts'] === 'free') return;
  const { body } = canvasElement.ownerDocument;
  const lines = seenLines(body);
  const controls = seenControls(body);
  const found = [
    ...lines.filter(isCut).map(({ text, cutBy }) => `cut: "${text}" by ${outline(cutBy!)}`),
    ...pairs(lines, lines, areMixed).map(([one, other]) => `over each other: "${one}" and "${other}"`),
    ...pairs(controls, controls, areInTheWay).map(([one, other]) => `over each other: ${one} and ${other}`),
    ...pairs(lines, controls, areMixed).map(([one, other]) => `over each other: "${one}" and ${other}`),
  ];
  if (found.length > 0) throw new Error(`Texts cannot be read:\n${[...new Set(found)].join('\n')}`);
}

function isCut({ element, text, cutBy }: SeenPart): boolean {
  if (!cutBy || element.closest('[data-excerpt]')) return false;
  return !element.closest('[title]')?.getAttribute('title')?.includes(text);
}

function pairs(
  some: readonly SeenPart[],
  others: readonly SeenPart[],
  areWrong: (one: SeenPart, other: SeenPart) => boolean,
): (readonly [string, string])[] {
  return some.flatMap((one, index) =>
    (some === others ? others.slice(index + 1) : others)
      .filter((other) => one.layer === other.layer && !areRelated(one.element, other.element))
      .filter((other) => areWrong(one, other))
      .map((other) => [one.text, other.text] as const),
  );
}

const areRelated = (one: Element, other: Element) => one.contains(other) || other.contains(one);

/** Whether a line overlaps another, or crosses the edge of a control. */
function areMixed({ box: one }: SeenPart, { box: other, element }: SeenPart): boolean {
  const { width, height } = common(one, other);
  const isOver =
    width > touching && height > Math.min(one.bottom - one.top, other.bottom - other.top) * shared;
  return isOver && !(element.matches('a, button, input, select, textarea') && isInside(one, other));
}

/** Whether two controls overlap; one within another, such as the button in a field, is allowed. */
function areInTheWay({ box: one }: SeenPart, { box: other }: SeenPart): boolean {
  const { width, height } = common(one, other);
  return width > touching && height > touching && !isInside(one, other) && !isInside(other, one);
}

function common(one: Box, other: Box): { width: number; height: number } {
  return {
    width: Math.min(one.right, other.right) - Math.max(one.left, other.left),
    height: Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top),
  };
}

function isInside(inner: Box, outer: Box): boolean {
  return (
    inner.left >= outer.left - 1 &&
    inner.right <= outer.right + 1 &&
    inner.top >= outer.top - 1 &&
    inner.bottom <= outer.bottom + 1
  );
}

const outline = (element: Element) => (element.cloneNode() as Element).outerHTML.slice(0, 160);
