import type { WatchOverlay } from '@my-air/ui-kit';
import type { AnyRouter, RouterHistory } from '@tanstack/react-router';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Marks the step that repeats the first screen, see `closeOnBack`. */
    repeatsFirst?: true;
  }
}

/** The part of the router that this needs. */
interface FollowedRouter {
  history: Pick<RouterHistory, 'block' | 'canGoBack'>;
  navigate: AnyRouter['navigate'];
}

/**
 * Lets the browser's Back close what is on top, a dialog, a drawer, a menu or a popover, while the screen stays. The
 * history has no step for it, so that one that is closed otherwise leaves none behind. Only a step between two screens can
 * be refused, so the first screen of a tab is repeated when something opens over it, and Back passes the repetition.
 */
export function closeOnBack({ history, navigate }: FollowedRouter) {
  const open: (() => void)[] = [];
  const watchOverlay: WatchOverlay = (close) => {
    open.push(close);
    if (!history.canGoBack())
      void navigate({
        to: '.',
        search: true,
        hash: true,
        state: { repeatsFirst: true },
        resetScroll: false,
        ignoreBlocker: true,
      });
    return () => void open.splice(open.indexOf(close), 1);
  };
  // Asked before those of the screens, such as for unsaved changes.
  const block = () =>
    history.block({
      enableBeforeUnload: false,
      blockerFn: ({ action, currentLocation }) => {
        if (action !== 'BACK') return false;
        const closeTopmost = open.at(-1);
        // The refused step is taken back first: the screen may change its address as soon as it is closed.
        if (closeTopmost) window.addEventListener('popstate', closeTopmost, { once: true });
        if (!closeTopmost && currentLocation.state.repeatsFirst) window.history.back();
        return closeTopmost !== undefined;
      },
    });
  return { watchOverlay, block };
}
