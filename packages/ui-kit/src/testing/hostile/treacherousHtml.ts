import { actingElements } from './actingElements.ts';
import { falseAttributes } from './falseAttributes.ts';
import { falseEnds } from './falseEnds.ts';
import type { NamedHtml } from './NamedHtml.ts';
import { parserTraps } from './parserTraps.ts';

/**
 * Texts whose danger lies in how parsers disagree, or in elements that act by themselves. What is left of
 * them may differ between browsers; nothing dangerous may be left, neither in the nodes nor in their text
 * when it is parsed once more.
 */
export const treacherousHtml: readonly NamedHtml[] = [
  ...parserTraps,
  ...falseEnds,
  ...falseAttributes,
  ...actingElements,
];
