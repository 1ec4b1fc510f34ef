import { expect, test } from 'vitest';

import { faultsIn as lint } from './faultsIn.mjs';

const faultsIn = (code) => lint('no-fixed-wait', 'a.test.ts', code);

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
