import { expect, test } from 'vitest';

import { countTests } from './testCounts.mjs';

test('reads the closing lines of Vitest and Playwright, coloured or not', () => {
  expect(countTests('\u001B[2m      Tests \u001B[22m \u001B[1m\u001B[32m12 passed\u001B[39m\u001B[22m (12)\n')).toEqual({
    passed: 12,
    failed: 0,
  });
  expect(countTests('      Tests  1 failed | 11 passed (12)\n')).toEqual({ passed: 11, failed: 1 });
  expect(countTests('  2 failed\n  1 flaky\n  30 passed (1.2m)\n')).toEqual({ passed: 31, failed: 2 });
});

test('is not fooled by other lines that speak of tests', () => {
  expect(countTests(' Test Files  3 passed (3)\n ✓ 5 passed messages are shown\n')).toEqual({ passed: 0, failed: 0 });
});
