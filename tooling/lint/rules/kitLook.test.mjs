import { expect, test } from 'vitest';

import { kitColours, kitOnly, literals, ownLook } from './kitLook.mjs';

test('a colour by value is found in every way of writing it', () => {
  for (const value of [
    '#fff',
    '#1a73e8cc',
    'rgb(0 0 0 / 50%)',
    'hsl(1 2% 3%)',
    'oklch(0.5 0.1 255)',
    'white',
  ]) {
    expect(literals(`background: ${value};`)).toEqual([`background: ${value}`]);
  }
  expect(literals('a { border: 1px solid black; }')).toEqual(['border: 1px solid black']);
  expect(literals('font-family: Arial;')).toEqual(['font-family: Arial']);
});

test('roles of the tokens, and words that mean no colour of their own, are not', () => {
  const css = `
    color: var(--color-muted);
    background: color-mix(in oklab, var(--color-accent) 20%, transparent);
    border: 1px solid CanvasText;
    font-family: var(--font-mono);
    grid-area: white;
    /* color: red; */
  `;
  expect(literals(css)).toEqual([]);
});

test('what a bare element wears is found, what it inherits is not', () => {
  expect(
    ownLook('color: var(--color-text); font-size: var(--font-size-14); gap: 1rem; color: inherit;'),
  ).toEqual(['color: var(--color-text)', 'font-size: var(--font-size-14)']);
  expect(ownLook('display: grid; font: inherit; background: none; border: 0;')).toEqual([]);
});

/** The complaints of a rule about one template, such as styled.div`…`, in one file. */
function complaints(rule, filename, tag, css) {
  const found = [];
  const { TaggedTemplateExpression } = rule.create({
    filename,
    report: ({ message }) => found.push(message),
  });
  TaggedTemplateExpression?.({ tag, quasi: { quasis: [{ value: { cooked: css } }] } });
  return found;
}
const identifier = (name) => ({ type: 'Identifier', name });
const styledDiv = { type: 'MemberExpression', object: identifier('styled'), property: identifier('div') };
const styledCard = { type: 'CallExpression', callee: identifier('styled'), arguments: [identifier('Card')] };
const screen = '/r/packages/home/src/overview/HomeScreen.tsx';

test('a screen that paints an element of its own is told which part of the kit to use', () => {
  expect(complaints(kitOnly, screen, styledDiv, 'color: var(--color-muted);')).toEqual([
    expect.stringMatching(/a <div> outside the kit only arranges.*<Text as="div">/),
  ]);
  expect(complaints(kitOnly, screen, styledDiv, 'display: grid; gap: var(--space-2);')).toEqual([]);
  expect(complaints(kitOnly, screen, styledCard, 'box-shadow: var(--shadow-dialog);')).toEqual([]);
});

test('the kit itself paints with roles, and nobody with a value', () => {
  const kit = '/r/packages/ui-kit/src/layout/Card.tsx';
  expect(complaints(kitOnly, kit, styledDiv, 'color: var(--color-muted);')).toEqual([]);
  expect(complaints(kitColours, kit, styledDiv, 'color: #333;')).toHaveLength(1);
  expect(complaints(kitColours, screen, styledCard, 'color: white;')).toHaveLength(1);
  expect(complaints(kitColours, '/r/packages/home/src/a.stories.tsx', styledDiv, 'color: white;')).toEqual(
    [],
  );
});
