import type { AnyRouter } from '@tanstack/react-router';

type ScreenTransition = Exclude<AnyRouter['options']['defaultViewTransition'], boolean | undefined>;

const typed = 'selector(:active-view-transition-type(a))';

/**
 * Fades one screen into the next where the browser can, unless the user prefers reduced motion; a change
 * within a screen does not fade.
 */
export function screenTransition(): ScreenTransition | false {
  // Without types the browser cannot know which changes are not animated.
  if (!globalThis.CSS?.supports?.(typed)) return false;
  const stillness = matchMedia('(prefers-reduced-motion: reduce)');
  return { types: ({ pathChanged }) => (pathChanged && !stillness.matches ? ['screen'] : false) };
}

/**
 * Keeps transitions that another one ends from being reported as uncaught errors, as Firefox does: the router
 * waits for the change and leaves the promise that the fading began unhandled. Returns a function that stops
 * it.
 */
export function ignoreSkippedTransitions(page: Document = document): () => void {
  if (!('startViewTransition' in page)) return () => {};
  const start = page.startViewTransition.bind(page);
  page.startViewTransition = (update) => {
    const transition = start(update);
    transition.ready.catch(() => {});
    return transition;
  };
  return () => {
    page.startViewTransition = start;
  };
}
