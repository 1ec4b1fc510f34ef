import type { AnyRouter } from '@tanstack/react-router';

import type { Shell } from '../Shell.ts';

/** Waits until a screen other than an error is rendered. Resolves to false when the signal ends the wait. */
export function untilScreenIsRendered(
  router: AnyRouter,
  { pageError }: Pick<Shell, 'pageError'>,
  signal: AbortSignal,
): Promise<boolean> {
  const isRendered = () => {
    const { isLoading, matches } = router.state;
    return !isLoading && pageError.get() === null && matches.every(({ status }) => status === 'success');
  };
  return new Promise((resolve) => {
    const ended = new AbortController();
    const end = (wasRendered: boolean) => {
      ended.abort();
      resolve(wasRendered);
    };
    const check = () => {
      if (signal.aborted) end(false);
      else if (isRendered()) end(true);
    };
    const stops = [
      router.subscribe('onResolved', check),
      router.subscribe('onRendered', check),
      pageError.subscribe(check),
    ];
    signal.addEventListener('abort', check, { signal: ended.signal });
    ended.signal.addEventListener('abort', () => stops.forEach((stop) => stop()));
    check();
  });
}
