import type { AnyRouter } from '@tanstack/react-router';

import type { Places } from '../Places.ts';

/** Waits until the page of the sign-in has redirected: an earlier navigation would be redirected as well. */
export function untilSignInIsLeft(
  router: AnyRouter,
  { signInPaths }: Pick<Places, 'signInPaths'>,
  signal: AbortSignal,
): Promise<void> {
  const isLeft = () => signal.aborted || !signInPaths.includes(router.state.location.pathname);
  if (isLeft()) return Promise.resolve();
  return new Promise((resolve) => {
    const check = () => {
      if (!isLeft()) return;
      stop();
      resolve();
    };
    const stop = router.subscribe('onResolved', check);
    signal.addEventListener('abort', check, { once: true });
  });
}
