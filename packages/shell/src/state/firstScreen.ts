let resolveDrawn = () => {};
const firstScreenDrawn = new Promise<void>((resolve) => {
  resolveDrawn = resolve;
});

/** Called by the portal once its first screen is in the page. */
export const firstScreenIsThere = (): void => resolveDrawn();

/** Waits until the first screen is painted and the browser is idle: work before that would delay it. */
export async function firstScreenPainted(): Promise<void> {
  await firstScreenDrawn;
  await new Promise<void>((resolve) => {
    requestAnimationFrame(() => {
      // Safari has no idle callbacks.
      if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 2_000 });
      else setTimeout(resolve, 200);
    });
  });
}
