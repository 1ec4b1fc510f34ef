/**
 * Sums turbo's record of a run by kind of task. A task that came from the cache counts with the seconds that it took
 * when it ran. @returns the kinds, the longest first, with their tasks, the longest first; all times in seconds
 */
export function summarizeRun({ tasks, execution }) {
  const kinds = new Map();
  for (const task of tasks) {
    if (!task.execution) continue;
    const isCached = task.cache.status === 'HIT';
    const { startTime, endTime } = task.execution;
    const seconds = (isCached ? task.cache.timeSaved : endTime - startTime) / 1000;
    const kind = kinds.get(task.task) ?? { name: task.task, seconds: 0, ran: 0, cached: 0, tasks: [] };
    kinds.set(task.task, kind);
    kind.seconds += seconds;
    kind[isCached ? 'cached' : 'ran'] += 1;
    kind.tasks.push({ package: task.package, seconds, isCached, logFile: task.logFile });
  }
  const longest = (a, b) => b.seconds - a.seconds;
  for (const kind of kinds.values()) kind.tasks.sort(longest);
  return {
    seconds: (execution.endTime - execution.startTime) / 1000,
    startedAt: new Date(execution.startTime),
    kinds: [...kinds.values()].sort(longest),
  };
}
