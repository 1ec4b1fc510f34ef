import { expect, test } from 'vitest';

import { oneStorage } from './oneStorage.mjs';

/** The faults that the rule finds in a node, given as the tree that a parser makes of it. */
function faultsIn(kind, node) {
  const faults = [];
  oneStorage.create({ report: ({ message }) => faults.push(message) })[kind](node);
  return faults;
}
const setOf = (type) => ({ callee: { name: 'Set' }, typeArguments: { params: [{ type }] } });

test.each(['localStorage', 'sessionStorage'])('%s is refused', (name) => {
  expect(faultsIn('Identifier', { name })).toHaveLength(1);
});

test('cookies are read and written in one place', () => {
  const cookie = { computed: false, object: { name: 'document' }, property: { name: 'cookie' } };
  expect(faultsIn('MemberExpression', cookie)).toHaveLength(1);
  expect(faultsIn('MemberExpression', { ...cookie, object: { name: 'page' } })).toEqual([]);
  expect(faultsIn('MemberExpression', { ...cookie, object: { name: 'constructor' } })).toEqual([]);
});

test('a set of listeners is refused, a set of values is not', () => {
  expect(faultsIn('NewExpression', setOf('TSFunctionType'))).toHaveLength(1);
  expect(faultsIn('NewExpression', setOf('TSStringKeyword'))).toEqual([]);
  expect(faultsIn('NewExpression', { callee: { name: 'Set' } })).toEqual([]);
});
