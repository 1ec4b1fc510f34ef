import { expect, test } from 'vitest';

import { summarizeRun } from './summarizeRun.mjs';

const task = (name, owner, seconds, status = 'MISS') => ({
  task: name,
  package: owner,
  logFile: `${owner}.log`,
  cache: { status, timeSaved: status === 'HIT' ? seconds * 1000 : 0 },
  execution: { startTime: 1000, endTime: status === 'HIT' ? 1001 : 1000 + seconds * 1000 },
});

test('sums by kind of task, the longest first, and counts a cached task with what it took when it ran', () => {
  const { kinds, seconds } = summarizeRun({
    execution: { startTime: 0, endTime: 90_000 },
    tasks: [task('lint', 'a', 3), task('test', 'a', 20, 'HIT'), task('test', 'b', 30), task('lint', 'b', 4)],
  });
  expect(seconds).toBe(90);
  expect(kinds.map(({ name, seconds: sum, ran, cached }) => [name, sum, ran, cached])).toEqual([
    ['test', 50, 1, 1],
    ['lint', 7, 2, 0],
  ]);
  expect(kinds[0].tasks.map((entry) => entry.package)).toEqual(['b', 'a']);
});

test('leaves out what never ran', () => {
  const { kinds } = summarizeRun({
    execution: { startTime: 0, endTime: 1000 },
    tasks: [{ ...task('e2e', 'a', 3), execution: null }],
  });
  expect(kinds).toEqual([]);
});
