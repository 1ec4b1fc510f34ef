import { stripVTControlCharacters } from 'node:util';

const passedLine = /^\s*(✓|ok\b)|^\s*$/;

/**
 * The end of a failed task's output, without the tests that passed: why it failed, where one sees only the
 * end of a long output. @param log what it printed @param limit the greatest number of lines
 */
export function endOfLog(log, limit = 30) {
  const lines = stripVTControlCharacters(log)
    .split('\n')
    .filter((line) => !passedLine.test(line));
  return lines.slice(-limit).map((line) => line.slice(0, 300));
}

/** The tasks of turbo's record of a run that failed, with the files that their output is in. */
export function failedTasks({ tasks }) {
  return tasks.flatMap(({ task, package: owner, execution, logFile }) =>
    execution?.exitCode ? [{ name: `${owner}#${task}`, logFile }] : [],
  );
}
