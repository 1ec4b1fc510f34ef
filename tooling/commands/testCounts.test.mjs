import { expect, test } from 'vitest';

import { closingLine, countTests } from './testCounts.mjs';

const none = { passed: 0, failed: 0, flaky: 0, skipped: 0 };

test('reads the closing lines of Vitest and Playwright, coloured or not', () => {
  expect(
    countTests('\u001B[2m      Tests \u001B[22m \u001B[1m\u001B[32m12 passed\u001B[39m\u001B[22m (12)\n'),
  ).toEqual({
    ...none,
    passed: 12,
  });
  expect(countTests('      Tests  1 failed | 11 passed | 3 skipped (15)\n')).toEqual({
    ...none,
    passed: 11,
    failed: 1,
    skipped: 3,
  });
});

test('tells a test that passed on a second try from one that passed', () => {
  expect(countTests('  2 failed\n  1 flaky\n  4 skipped\n  30 passed (1.2m)\n')).toEqual({
    passed: 30,
    failed: 2,
    flaky: 1,
    skipped: 4,
  });
  const vitest =
    '   \u001B[32m✓\u001B[39m sends once \u001B[33m301\u001B[2mms\u001B[22m\u001B[39m (retry x1)\n      Tests  12 passed (12)\n';
  expect(countTests(vitest)).toEqual({ ...none, passed: 11, flaky: 1 });
});

test('is not fooled by other lines that speak of tests', () => {
  expect(countTests(' Test Files  3 passed (3)\n ✓ 5 passed messages are shown\n')).toEqual(none);
});

test('closes with the counts alone on a line; flaky tests, and a red run without a failed test, count as failed', () => {
  expect(closingLine({ ...none, passed: 12 }, false)).toBe('12 passed, 0 failed');
  expect(closingLine({ ...none, passed: 12, flaky: 2, failed: 1 }, true)).toBe('12 passed, 3 failed');
  expect(closingLine({ ...none, passed: 12 }, true)).toBe('12 passed, 1 failed');
  expect(closingLine({ ...none, passed: 12, skipped: 2 }, false)).toBe('12 passed, 0 failed, 2 skipped');
});
