import type { AnyRouter } from '@tanstack/react-router';

let pending = 0;
// Without a router yet, everything that is loaded belongs to the page that was opened.
let isLoading = () => true;
let actedAt = Number.NEGATIVE_INFINITY;

/**
 * The time after a press or a key within which the code of an opened screen is requested, in milliseconds.
 */
const openingTime = 10_000;

/** Counts the screens that a router loads because a link to them is pointed at. */
export function watchPreloading(router: AnyRouter): void {
  const preload = router.preloadRoute;
  isLoading = () => router.state.isLoading;
  router.preloadRoute = (target) => {
    pending += 1;
    return preload(target).finally(() => {
      pending -= 1;
    });
  };
}

/** Whether parts are loaded for a link that is pointed at, and for nothing that was opened. */
export function isPreloading(): boolean {
  return pending > 0 && !isLoading();
}

/** Notes when the user presses something. */
export function watchActs(target: EventTarget = window): void {
  const note = () => void (actedAt = performance.now());
  for (const type of ['pointerdown', 'keydown']) {
    target.addEventListener(type, note, { capture: true, passive: true });
  }
}

/** Whether the loading part may be one that the user opens: a screen, or the result of a press. */
export function isOpening(): boolean {
  return isLoading() || performance.now() - actedAt < openingTime;
}
