import type { AnyRouter } from '@tanstack/react-router';

/** Where people sign in; each sends them on by itself. */
const signInPaths = new Set(['/login', '/oauth/login', '/impersonate']);

/** Waits until the page of the sign-in has sent the person on: whoever navigated earlier would be sent on as well. */
export function untilSignInIsLeft(router: AnyRouter, signal: AbortSignal): Promise<void> {
  const isLeft = () => signal.aborted || !signInPaths.has(router.state.location.pathname);
  if (isLeft()) return Promise.resolve();
  return new Promise((resolve) => {
    const look = () => {
      if (!isLeft()) return;
      stop();
      resolve();
    };
    const stop = router.subscribe('onResolved', look);
    signal.addEventListener('abort', look, { once: true });
  });
}
