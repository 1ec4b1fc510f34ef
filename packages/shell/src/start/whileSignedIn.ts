import { forgetSession } from '@my-air/client-state';
import type { PendingModalHandler, ContributingFeature } from '@my-air/feature-api';
import type { AnyRouter } from '@tanstack/react-router';

import { offerChosenLanguage } from '../language/offerChosenLanguage.ts';
import { showPendingModals } from '../modals/showPendingModals.ts';
import { rememberUserId } from '../monitoring/userCookie.ts';
import type { Shell } from '../Shell.ts';
import { listenForShortcuts } from '../shortcuts/listenForShortcuts.ts';
import { actOnEntryValues, recallEntryValues } from './entryParameters.ts';
import { untilScreenIsRendered } from './untilScreenIsRendered.ts';
import { untilSignInIsLeft } from './untilSignInIsLeft.ts';

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
  { portal, contributingFeatures, places, monitoring }: Shell,
  router: AnyRouter,
  signal: AbortSignal,
): Promise<void> {
  await untilSignInIsLeft(router, places, signal);
  for (const { background: load } of await contributingFeatures.load()) {
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
  const whole = await shell.contributingFeatures.load();
  const handlers: Record<string, PendingModalHandler> = Object.assign(
    {},
    ...whole.map(({ pendingModals }) => pendingModals),
  );
  await offerChosenLanguage(portal);
  await actOnEntryValues(recallEntryValues(), entries, portal);
  // No greeting over an error: it would hide the error.
  if (!(await untilScreenIsRendered(router, shell, signal))) return;
  await greetFrom(whole, shell);
  await showPendingModals(portal, handlers, signal);
}

/** Shows the greetings of the features, one after another; a failed one does not prevent the others. */
async function greetFrom(
  whole: readonly ContributingFeature[],
  { portal, monitoring }: Shell,
): Promise<void> {
  for (const { greeting: load } of whole) {
    try {
      const greeting = await load?.();
      await greeting?.(portal);
    } catch (error) {
      monitoring.report(error);
    }
  }
}
