import {
  type AnyRouter,
  getElementScrollRestorationEntry,
  type ScrollRestorationEntry,
} from '@tanstack/router-core';

import type { Shell } from '../Shell.ts';
import { announce } from '../announce.ts';
import { screenNameOf } from '../frame/titleOf.ts';
import { isDialogOpen } from '../state/isDialogOpen.ts';
import { clearPageErrorAt } from '../state/pageError.ts';

/** The delay of the analytics after a route, in milliseconds. */
const analyticsDelay = 1_000;

/**
 * Follows every change of screen: clears the error that was left, moves the focus, tells screen readers and
 * analytics. `firstPath` is the path of the first screen, which may have been left before this code was loaded.
 */
export function watchRoutes(
  router: AnyRouter,
  shell: Shell,
  firstPath = router.state.location.pathname,
): () => void {
  const { portal, pageErrorAtom } = shell;
  const stopKeeping = keepPlace(router);
  // The first screen is already rendered, and may have been left.
  clearPageErrorAt(pageErrorAtom, router.state.location.pathname);
  let analyticsTimer = setTimeout(() => trackRoute(router, shell), analyticsDelay);

  // The router compares with the last screen that was rendered: of a user who goes back and at once on, it tells
  // nothing but a change of the search.
  let isOtherScreen = router.state.location.pathname !== firstPath;
  const announceScreen = () => {
    isOtherScreen = false;
    announce(screenNameOf(router.state.matches, portal.locale.i18n) ?? '');
  };
  if (isOtherScreen && router.state.status === 'idle') {
    // A user who is in the new screen already, such as in a field of it, stays there.
    if (!document.getElementById('main')?.contains(document.activeElement)) focusScreen();
    announceScreen();
  }
  const stopClearing = router.subscribe('onBeforeLoad', ({ fromLocation, toLocation, pathChanged }) => {
    isOtherScreen ||= pathChanged && fromLocation !== undefined;
    clearPageErrorAt(pageErrorAtom, toLocation.pathname);
  });
  const stopAnnouncing = router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
    if (isOtherScreen || (fromLocation && pathChanged)) {
      focusScreen();
      announceScreen();
    }
    clearTimeout(analyticsTimer);
    analyticsTimer = setTimeout(() => trackRoute(router, shell), analyticsDelay);
  });
  const recheck = () => {
    if (document.visibilityState === 'visible' && needsSession(router)) void confirmSession(router, shell);
  };
  document.addEventListener('visibilitychange', recheck);

  return () => {
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

/** The time that the content of a screen may take until its place is given up, in milliseconds. */
const longestWait = 10_000;

/**
 * Brings a user who comes back to a screen to the place that they left: the router does so as soon as the screen is
 * drawn, and this once its list has come or grown that far. Whatever the user presses or turns meanwhile ends it.
 * Lists that scroll by themselves are those with `data-scroll-restoration-id`. Returns how to stop.
 */
function keepPlace(router: AnyRouter): () => void {
  let isReturn = true;
  let stopBringing = () => {};

  const begin = () => {
    stopBringing();
    if (isReturn) stopBringing = bringBack(router);
    isReturn = false;
  };
  const stopListening = router.history.subscribe(({ action: { type } }: { action: { type: string } }) => {
    isReturn = type === 'BACK' || type === 'FORWARD' || type === 'GO';
  });
  const stopLeaving = router.subscribe('onBeforeLoad', () => stopBringing());
  const stopRendered = router.subscribe('onRendered', begin);
  // A screen that was reloaded is drawn already.
  begin();

  return () => {
    stopListening();
    stopLeaving();
    stopRendered();
    stopBringing();
  };
}

function bringBack(router: AnyRouter): () => void {
  const page = new AbortController();
  const { signal } = page;
  /** The elements that were brought back already: from there on the browser keeps their place. */
  const done = new Set<Element>();
  let frame = 0;

  function bring(element: Element, entry: ScrollRestorationEntry | undefined) {
    if (!entry || done.has(element)) return;
    element.scrollTo({ left: entry.scrollX, top: entry.scrollY, behavior: 'instant' });
    const isThere = Math.hypot(element.scrollLeft - entry.scrollX, element.scrollTop - entry.scrollY) < 2;
    if (isThere) done.add(element);
  }
  function update() {
    const root = document.documentElement;
    bring(root, getElementScrollRestorationEntry(router, { getElement: () => window }));
    for (const list of document.querySelectorAll<HTMLElement>('[data-scroll-restoration-id]')) {
      bring(list, getElementScrollRestorationEntry(router, { id: list.dataset['scrollRestorationId']! }));
    }
  }
  // Content that arrives or grows changes the document, or its size alone.
  const lookSoon = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(update);
  };
  const added = new MutationObserver(lookSoon);
  const grown = new ResizeObserver(lookSoon);
  added.observe(document.body, { childList: true, subtree: true });
  grown.observe(document.body);

  function stop() {
    page.abort();
    cancelAnimationFrame(frame);
    added.disconnect();
    grown.disconnect();
    clearTimeout(timer);
  }
  const timer = setTimeout(stop, longestWait);
  for (const act of ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const)
    document.addEventListener(act, stop, { capture: true, passive: true, signal });
  update();
  return stop;
}
