import type { AnyRouter } from '@tanstack/react-router';

let pending = 0;
let isLoading = () => false;

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
