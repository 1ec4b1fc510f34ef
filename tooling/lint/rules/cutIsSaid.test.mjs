import { expect, test } from 'vitest';

import { faultsIn as lint } from './faultsIn.mjs';

const faultsIn = (code) => lint('cut-is-said', 'A.tsx', code);

test.each([
  ['drawn where it is cut', 1, '<ul>{all.slice(0, 8).map((one) => <li>{one}</li>)}</ul>'],
  ['handed on', 1, '<Grid products={ids.slice(0, most).flatMap(find)} />'],
  ['said below', 0, '<><ul>{all.slice(0, 8).map(draw)}</ul><AndMore count={all.length - 8} /></>'],
  ['whole', 0, '<ul>{all.map(draw)}</ul>'],
  ['without its beginning', 0, '<ul>{all.slice(8).map(draw)}</ul>'],
  ['a text', 0, '<p>{text.slice(0, 8)}</p>'],
])('a list that is %s: %i faults', (_case, faults, jsx) => {
  expect(faultsIn(`export const A = () => ${jsx};`)).toBe(faults);
});

test('a list that is cut before it is drawn is refused, one that is only counted is not', () => {
  const component = (jsx) =>
    `export function A() { const shown = all.filter(is).slice(0, 3); return ${jsx}; }`;
  expect(faultsIn(component('<ul>{shown.map(draw)}</ul>'))).toBe(1);
  expect(faultsIn(component('<p>{shown.length}</p>'))).toBe(0);
});
