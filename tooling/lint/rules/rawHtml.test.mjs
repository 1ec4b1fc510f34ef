import { expect, test } from 'vitest';

import { rawHtml } from './rawHtml.mjs';

/** The number of faults that the rule finds in a node, given as the tree that a parser makes of it. */
function faultsIn(kind, node) {
  let faults = 0;
  rawHtml.create({ report: () => (faults += 1) })[kind](node);
  return faults;
}
const member = (name) => ({ type: 'MemberExpression', computed: false, property: { name } });

test.each([
  'parseFromString',
  'setHTML',
  'parseHTMLUnsafe',
  'insertAdjacentHTML',
  'createContextualFragment',
])('a call of %s is refused', (name) => {
  expect(faultsIn('CallExpression', { callee: member(name) })).toBe(1);
});

test('markup is not set, by a property or in JSX', () => {
  expect(faultsIn('AssignmentExpression', { left: member('innerHTML') })).toBe(1);
  expect(faultsIn('JSXAttribute', { name: { name: 'dangerouslySetInnerHTML' } })).toBe(1);
});

test('text may be set, and other methods called', () => {
  expect(faultsIn('AssignmentExpression', { left: member('textContent') })).toBe(0);
  expect(faultsIn('AssignmentExpression', { left: { type: 'Identifier', name: 'innerHTML' } })).toBe(0);
  expect(faultsIn('CallExpression', { callee: member('append') })).toBe(0);
});
