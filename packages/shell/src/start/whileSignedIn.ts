import { watchActs } from '@my-air/feature-kit/data';
import { atomStore, forgetSession } from '@my-air/feature-kit/state';
import type { ModalHost, PendingModalHandler, PortalContext } from '@my-air/feature-kit';
import { hashKey } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';

import type { Places } from '../Places.ts';
import type { Shell } from '../Shell.ts';
import { offerChosenLanguage } from '../language/offerChosenLanguage.ts';
import { showPendingModals } from '../modals/showPendingModals.ts';
import { rememberUserId } from '../monitoring/userCookie.ts';
import { listenForShortcuts } from '../shortcuts/listenForShortcuts.ts';
import type { ContributionsOf } from '../state/contributions.ts';
import { actOnEntryValues, recallEntryValues } from './entryParameters.ts';

type Contributed = readonly ContributionsOf[];

/**
 * Runs what belongs to a signed-in user: the first data and the backgrounds of the features, the requests of the
 * address, and pending modals. It ends with the session, whatever it waits for.
 */
export async function whileSignedIn(shell: Shell, router: AnyRouter, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return;
  const user = shell.portal.session.getUser();
  rememberUserId(user);
  signal.addEventListener('abort', () => user && forgetSession(user.id));
  readWhatIsGranted(shell.portal, signal);
  const isEnded = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
  // After a failure the frame of the next screen loads them again.
  shell.contributions.load().catch(shell.monitoring.report);
  const all = await shell.contributions.loaded;
  if (signal.aborted) return;
  listenForShortcuts(shell.modals, signal);
  watchActs(shell.portal, signal);
  await Promise.all([
    loadFirst(shell, all, signal),
    startBackgrounds(shell, all, router, signal),
    // The portal's own questions come before what a screen shows over itself.
    shell.modals.interrupt((modals) =>
      Promise.race([
        greet({ ...shell, portal: portalUntil(signal, shell.portal, modals) }, all, router, signal),
        isEnded,
      ]),
    ),
  ]);
}

/** A portal that opens and shows nothing after the end of the session; an open dialog is then never answered. */
function portalUntil(signal: AbortSignal, portal: PortalContext, modals: ModalHost): PortalContext {
  const open = async (...args: Parameters<ModalHost['open']>) => {
    const answer = signal.aborted ? undefined : await modals.open(...args);
    // Whatever waits for the answer would act in the name of the next user.
    return signal.aborted ? new Promise<never>(() => {}) : answer;
  };
  const { toasts } = portal;
  return {
    ...portal,
    modals: { ...modals, open },
    toasts: { ...toasts, show: (toast) => (signal.aborted ? '' : toasts.show(toast)) },
  };
}

/** Reads the queries that a capability enables as soon as it is granted: no component draws them anew. */
function readWhatIsGranted({ session, queryClient }: PortalContext, signal: AbortSignal): void {
  const capabilities = () => hashKey([session.getUser()?.partner?.capabilities]);
  let known = capabilities();
  const stop = session.onUserChange(() => {
    if (capabilities() === known || signal.aborted) return;
    known = capabilities();
    void queryClient.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'pending' });
  });
  signal.addEventListener('abort', stop);
}

/** Loads what features need soon after the sign-in; a failure is only reported to monitoring. */
async function loadFirst(
  { portal, monitoring }: Shell,
  all: Contributed,
  signal: AbortSignal,
): Promise<void> {
  await Promise.all(
    all.map(async ({ firstLoad }) => {
      try {
        await firstLoad?.(portal);
      } catch (error) {
        if (!signal.aborted) monitoring.report(error);
      }
    }),
  );
}

async function startBackgrounds(
  { portal, places, monitoring }: Shell,
  all: Contributed,
  router: AnyRouter,
  signal: AbortSignal,
): Promise<void> {
  await untilSignInIsLeft(router, places, signal);
  for (const { background } of all) {
    if (signal.aborted) return;
    try {
      const stop = background?.start(portal);
      if (stop) signal.addEventListener('abort', stop);
    } catch (error) {
      monitoring.report(error);
    }
  }
}

async function greet(shell: Shell, all: Contributed, router: AnyRouter, signal: AbortSignal): Promise<void> {
  const { portal } = shell;
  const handlers: Record<string, PendingModalHandler> = Object.assign(
    {},
    ...all.map(({ pendingModals }) => pendingModals),
  );
  await offerChosenLanguage(portal);
  if (signal.aborted) return;
  await actOnEntryValues(recallEntryValues(), all, portal, signal);
  // No greeting over an error: it would hide the error.
  if (!(await untilScreenIsRendered(router, shell, signal))) return;
  // One thing at a visit: what the server requires is still required at the next.
  if (!(await greetFrom(shell, all, signal))) await showPendingModals(portal, handlers, signal);
}

/**
 * Shows the first greeting of the features that there is; a failed one does not prevent the others. Resolves to whether
 * one was shown.
 */
async function greetFrom(
  { portal, monitoring }: Shell,
  all: Contributed,
  signal: AbortSignal,
): Promise<boolean> {
  for (const { greeting } of all) {
    if (signal.aborted) return false;
    try {
      if (await greeting?.(portal)) return true;
    } catch (error) {
      monitoring.report(error);
    }
  }
  return false;
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
