/** Runs a task once the screen is painted and the browser has nothing better to do. */
export function afterPaint(task: () => void): void {
  requestAnimationFrame(() => {
    // Safari has no idle callbacks.
    if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout: 2_000 });
    else setTimeout(task, 200);
  });
}
