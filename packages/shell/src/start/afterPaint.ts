/** Runs a task once the screen is painted and the browser is idle. */
export function afterPaint(task: () => void): void {
  requestAnimationFrame(() => {
    // Safari has no idle callbacks.
    if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout: 2_000 });
    else setTimeout(task, 200);
  });
}

/** Runs a task once the last drawing is on the screen. */
export function oncePainted(task: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(task)));
}
