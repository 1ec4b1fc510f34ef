import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, expect, test } from 'vitest';

const root = new URL('../../..', import.meta.url).pathname;
const folder = mkdtempSync(join(tmpdir(), 'my-air-lint-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** How many fixed waits oxlint finds in a test with this code. */
function faultsIn(code) {
  writeFileSync(join(folder, 'a.test.ts'), `${code}\n`);
  const config = join(folder, 'oxlint.json');
  const jsPlugins = [join(root, 'tooling/lint/plugin.mjs')];
  writeFileSync(config, JSON.stringify({ jsPlugins, rules: { 'my-air/no-fixed-wait': 'error' } }));
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
  return JSON.parse(output).diagnostics.filter(({ code: rule }) => rule.includes('no-fixed-wait')).length;
}

test('waits for a number of milliseconds are refused, in each way that they are written', () => {
  const waits = [
    'await page.waitForTimeout(500);',
    'await new Promise((resolve) => setTimeout(resolve, 20));',
    'const aWhile = () => new Promise((done) => { setTimeout(done, delay); });',
    'new Promise((resolve) => setTimeout(() => resolve(1), 20));',
    "import { setTimeout as wait } from 'node:timers/promises';",
  ];
  expect(faultsIn(waits.join('\n'))).toBe(waits.length);
});

test('a turn of the event loop, conditions and fake clocks are not', () => {
  const code = [
    'await new Promise((resolve) => setTimeout(resolve));',
    'await new Promise((resolve) => setTimeout(resolve, 0));',
    'await vi.advanceTimersByTimeAsync(500);',
    'await page.waitForFunction(() => true);',
    'new Promise((resolve) => server.once("close", resolve));',
    'setTimeout(() => socket.destroy(), 20);',
    'new Promise((resolve) => { setTimeout(() => { if (isAlive) resolve(answer); }, below(3_000)); });',
  ];
  expect(faultsIn(code.join('\n'))).toBe(0);
});
