import { expect, test } from 'vitest';

import { endOfLog, failedTasks } from './failedLogs.mjs';

test('names the tasks that failed, and neither those that passed nor those that never ran', () => {
  const tasks = [
    { task: 'test', package: 'a', logFile: 'a.log', execution: { exitCode: 0 } },
    { task: 'stories', package: 'b', logFile: 'b.log', execution: { exitCode: 1 } },
    { task: 'e2e', package: 'c', logFile: 'c.log', execution: null },
  ];
  expect(failedTasks({ tasks })).toEqual([{ name: 'b#stories', logFile: 'b.log' }]);
});

test('shows the end of a log without the tests that passed', () => {
  const passed = Array.from({ length: 50 }, (_, index) => ` \u001B[32m✓\u001B[39m story ${index}`);
  const log = ['Error: the browser was closed', ...passed, '', ' Tests  50 passed (50)', 'Errors  1 error'];
  expect(endOfLog(log.join('\n'))).toEqual([
    'Error: the browser was closed',
    ' Tests  50 passed (50)',
    'Errors  1 error',
  ]);
  expect(endOfLog('a\nb\nc', 2)).toEqual(['b', 'c']);
});
