import type { AnyRouter } from '@tanstack/react-router';

type ScreenTransition = Exclude<AnyRouter['options']['defaultViewTransition'], boolean | undefined>;

const typed = 'selector(:active-view-transition-type(a))';

/** Lets one screen fade into the next where the browser can, and not for those who want no motion; a change within a screen does not fade. */
export function screenTransition(): ScreenTransition | false {
  // Without types a browser could not be told which changes stand still.
  if (!globalThis.CSS?.supports?.(typed)) return false;
  const stillness = matchMedia('(prefers-reduced-motion: reduce)');
  return { types: ({ pathChanged }) => (pathChanged && !stillness.matches ? ['screen'] : false) };
}
