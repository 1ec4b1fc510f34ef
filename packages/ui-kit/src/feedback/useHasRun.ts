import { useState } from 'react';

/**
 * Whether a task runs, or has run since this component was first drawn. A progress bar that depends on it stays when
 * the task ends, so that nothing below moves away from a pointer.
 */
export function useHasRun(isRunning: boolean): boolean {
  const [hasRun, setHasRun] = useState(isRunning);
  if (isRunning && !hasRun) setHasRun(true);
  return isRunning || hasRun;
}
