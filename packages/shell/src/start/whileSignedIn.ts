import { atomStore, forgetSession } from '@my-air/feature-kit/state';
import type { PendingModalHandler } from '@my-air/feature-kit';
import type { AnyRouter } from '@tanstack/react-router';

import type { Places } from '../Places.ts';
import type { Shell } from '../Shell.ts';
import { offerChosenLanguage } from '../language/offerChosenLanguage.ts';
import { showPendingModals } from '../modals/showPendingModals.ts';
import { rememberUserId } from '../monitoring/userCookie.ts';
import { listenForShortcuts } from '../shortcuts/listenForShortcuts.ts';
import { actOnEntryValues, recallEntryValues } from './entryParameters.ts';

/**
 * Runs what belongs to a signed-in user: the backgrounds of the features, the requests of the address, and
 * pending modals.
 */
export async function whileSignedIn(shell: Shell, router: AnyRouter, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return;
  const user = shell.portal.session.getUser();
  rememberUserId(user);
  signal.addEventListener('abort', () => user && forgetSession(user.id));
  listenForShortcuts(shell.modals, signal);
  await Promise.all([
    startBackgrounds(shell, router, signal),
    // The portal's own questions come before what a screen shows over itself.
    shell.modals.interrupt((modals) =>
      greet({ ...shell, portal: { ...shell.portal, modals } }, router, signal),
    ),
  ]);
}

async function startBackgrounds(
  { portal, features, places, monitoring }: Shell,
  router: AnyRouter,
  signal: AbortSignal,
): Promise<void> {
  await untilSignInIsLeft(router, places, signal);
  for (const { background: load } of features) {
    try {
      const background = await load?.();
      if (signal.aborted) return;
      const stop = background?.start(portal);
      if (stop) signal.addEventListener('abort', stop);
    } catch (error) {
      monitoring.report(error);
    }
  }
}

async function greet(shell: Shell, router: AnyRouter, signal: AbortSignal): Promise<void> {
  const { portal, features } = shell;
  const entries = features.flatMap(({ entryParameters }) => entryParameters ?? []);
  const handlers: Record<string, PendingModalHandler> = Object.assign(
    {},
    ...features.map(({ pendingModals }) => pendingModals),
  );
  await offerChosenLanguage(portal);
  await actOnEntryValues(recallEntryValues(), entries, portal);
  // No greeting over an error: it would hide the error.
  if (!(await untilScreenIsRendered(router, shell, signal))) return;
  await greetFrom(shell);
  await showPendingModals(portal, handlers);
}

/** Shows the greetings of the features, one after another; a failed one does not prevent the others. */
async function greetFrom({ portal, features, monitoring }: Shell): Promise<void> {
  for (const { greeting: load } of features) {
    try {
      const greeting = await load?.();
      await greeting?.(portal);
    } catch (error) {
      monitoring.report(error);
    }
  }
}

/** Waits until a screen other than an error is rendered. Resolves to false when the signal ends the wait. */
export function untilScreenIsRendered(
  router: AnyRouter,
  { pageErrorAtom }: Pick<Shell, 'pageErrorAtom'>,
  signal: AbortSignal,
): Promise<boolean> {
  const isRendered = () => {
    const { isLoading, matches } = router.state;
    return (
      !isLoading &&
      atomStore.get(pageErrorAtom) === null &&
      matches.every(({ status }) => status === 'success')
    );
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
      atomStore.sub(pageErrorAtom, check),
    ];
    signal.addEventListener('abort', check, { signal: ended.signal });
    ended.signal.addEventListener('abort', () => stops.forEach((stop) => stop()));
    check();
  });
}

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
