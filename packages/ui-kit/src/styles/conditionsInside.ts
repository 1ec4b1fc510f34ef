import type { IStyleSheetManager } from 'styled-components';

type Plugin = NonNullable<IStyleSheetManager['stylisPlugins']>[number];
type Element = Parameters<Plugin>[0];

const conditions = ['@media', '@container', '@supports'];

/**
 * Writes `.a{@media …{…}}` where stylis would write `@media …{.a{…}}`: both mean the same, but Chromium
 * recalculates the style of the whole page for every at-rule that is added to a sheet, and for a plain rule
 * only the style of the elements that it names.
 */
export const conditionsInside: Plugin = (element, index, siblings) => {
  if (element.root || !conditions.includes(element.type) || typeof element.children === 'string') return;
  const rules = element.children;
  if (!rules.every(isPlain)) return;
  const [first, ...others] = rules.map((rule) => nest(rule, element));
  if (!first) return;
  siblings.splice(index + 1, 0, ...others);
  Object.assign(element, first);
};

/** Older browsers read nested declarations as `& { … }`, and `&` cannot represent a pseudo-element. */
function isPlain(rule: Element): boolean {
  return (
    rule.type === 'rule' &&
    Array.isArray(rule.children) &&
    rule.children.every(({ type }) => type === 'decl') &&
    Array.isArray(rule.props) &&
    !rule.props.some((selector) => selector.includes('::'))
  );
}

function nest(rule: Element, condition: Element): Element {
  const outside: Element = { ...rule, root: null, parent: null };
  outside.children = [{ ...condition, root: outside, parent: outside, children: rule.children, return: '' }];
  return outside;
}
