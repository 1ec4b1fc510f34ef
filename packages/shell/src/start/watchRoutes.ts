import type { AnyRouter } from '@tanstack/react-router';

import { announce } from '../announce.ts';
import { clearPageErrorAt } from '../errors/pageError.ts';
import { isDialogOpen } from '../frame/isDialogOpen.ts';
import { ignoreSkippedTransitions, screenTransition } from '../frame/screenTransition.ts';
import { screenNameOf } from '../frame/titleOf.ts';
import type { Shell } from '../Shell.ts';
import { keepPlace } from './keepPlace.ts';

/** The delay of the analytics after a route, in milliseconds. */
export const analyticsDelay = 1_000;

/**
 * Follows every change of screen: clears the error that was left, moves the focus, tells screen readers and
 * analytics.
 */
export function watchRoutes(router: AnyRouter, shell: Shell): () => void {
  const { portal, pageError } = shell;
  // The first screen is not animated; this takes effect before the second.
  router.options.defaultViewTransition = screenTransition();
  const stopIgnoring = ignoreSkippedTransitions();
  const stopKeeping = keepPlace(router);
  // The first screen is already rendered.
  let analyticsTimer = setTimeout(() => trackRoute(router, shell), analyticsDelay);

  const stopClearing = router.subscribe('onBeforeLoad', ({ toLocation }) =>
    clearPageErrorAt(pageError, toLocation.pathname),
  );
  const stopAnnouncing = router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
    if (fromLocation && pathChanged) {
      focusScreen();
      announce(screenNameOf(router.state.matches, portal.locale.get()) ?? '');
    }
    clearTimeout(analyticsTimer);
    analyticsTimer = setTimeout(() => trackRoute(router, shell), analyticsDelay);
  });
  const recheck = () => {
    if (document.visibilityState === 'visible' && needsSession(router)) void confirmSession(router, shell);
  };
  document.addEventListener('visibilitychange', recheck);

  return () => {
    stopIgnoring();
    stopKeeping();
    stopClearing();
    stopAnnouncing();
    clearTimeout(analyticsTimer);
    document.removeEventListener('visibilitychange', recheck);
  };
}

/** Whether the screen that is shown is for signed-in users. */
function needsSession(router: AnyRouter): boolean {
  const access = router.state.matches.findLast((match) => match.staticData.access)?.staticData.access;
  return router.state.matches.length > 1 && access !== 'public';
}

async function confirmSession(router: AnyRouter, { portal }: Shell): Promise<void> {
  if (await portal.session.recheck()) return;
  // The guard of the route sends a user who is no longer signed in to the login screen, and remembers the
  // place.
  await router.invalidate();
}

/** Tracks the route's pattern, never its values: those may name a user. */
function trackRoute(router: AnyRouter, { portal }: Shell): void {
  const { session, analytics } = portal;
  if (session.getState().status !== 'authenticated') return;
  analytics.track({
    name: 'route_change',
    properties: { path: router.state.matches.at(-1)?.fullPath ?? '/' },
  });
  analytics.track({ name: 'authentication', properties: { isAuthenticated: true } });
}

function focusScreen(): void {
  if (isDialogOpen()) return;
  const heading = document.querySelector<HTMLElement>('#main h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}
