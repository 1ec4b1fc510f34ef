/** Runs a task once the screen is painted and the browser is idle. */
export function afterPaint(task: () => void): void {
  requestAnimationFrame(() => {
    // Safari has no idle callbacks.
    if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout: 2_000 });
    else setTimeout(task, 200);
  });
}

/** Runs a task once the last drawing is on the screen. */
function oncePainted(task: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(task)));
}

let resolveDrawn = () => {};
/** Resolves once the first screen is in the page. */
const firstScreenDrawn = new Promise<void>((resolve) => {
  resolveDrawn = resolve;
});

/** Called by the portal once its first screen is in the page. */
export const firstScreenIsThere = (): void => resolveDrawn();

/** Waits until the first screen is painted: work before that would delay it. */
export async function firstScreenPainted(): Promise<void> {
  await firstScreenDrawn;
  await new Promise<void>((resolve) => oncePainted(resolve));
}
