import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, expect, test } from 'vitest';

const root = new URL('../../..', import.meta.url).pathname;
const folder = mkdtempSync(join(tmpdir(), 'my-air-lint-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** How many silent cuts oxlint finds in a component with this code. */
function faultsIn(code) {
  writeFileSync(join(folder, 'A.tsx'), `${code}\n`);
  const config = join(folder, 'oxlint.json');
  const jsPlugins = [join(root, 'tooling/lint/plugin.mjs')];
  writeFileSync(config, JSON.stringify({ jsPlugins, rules: { 'my-air/cut-is-said': 'error' } }));
  const run = () =>
    execFileSync(join(root, 'node_modules/.bin/oxlint'), ['-c', config, '-f', 'json', folder], {
      encoding: 'utf8',
    });
  let output;
  try {
    output = run();
  } catch (error) {
    output = error.stdout;
  }
  return JSON.parse(output).diagnostics.filter(({ code: rule }) => rule.includes('cut-is-said')).length;
}

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
