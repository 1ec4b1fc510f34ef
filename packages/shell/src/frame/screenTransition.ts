import type { AnyRouter } from '@tanstack/react-router';

type ScreenTransition = Exclude<AnyRouter['options']['defaultViewTransition'], boolean | undefined>;

const typed = 'selector(:active-view-transition-type(a))';

/**
 * Fades one screen into the next where the browser can, unless the user prefers reduced motion; the first screen and a
 * change within a screen do not fade.
 */
export function screenTransition(): ScreenTransition | false {
  // Without types the browser cannot know which changes are not animated.
  if (!globalThis.CSS?.supports?.(typed)) return false;
  const stillness = matchMedia('(prefers-reduced-motion: reduce)');
  return {
    types: ({ fromLocation, pathChanged }) =>
      fromLocation && pathChanged && !stillness.matches ? ['screen'] : false,
  };
}
