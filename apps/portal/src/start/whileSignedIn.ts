import type { PendingModalHandler, PortalContext } from '@my-air/feature-api';
import type { AnyRouter } from '@tanstack/react-router';

import { showPendingModals } from '../modals/showPendingModals.ts';
import { rememberUserId } from '../monitoring/userCookie.ts';
import type { Shell } from '../Shell.ts';
import { browserStorage } from './browserStorage.ts';
import { actOnEntryValues, recallEntryValues } from './entryParameters.ts';
import { forgetRecent } from './forgetRecent.ts';
import { untilScreenStands } from './untilScreenStands.ts';
import { untilSignInIsLeft } from './untilSignInIsLeft.ts';

/** Does what belongs to a signed-in person: the backgrounds of the features, what the address asked for, what waits for them. */
export async function whileSignedIn(shell: Shell, router: AnyRouter, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return;
  const user = shell.portal.session.getUser();
  rememberUserId(user);
  signal.addEventListener('abort', () => user && forgetRecent(user.id));
  await Promise.all([
    startBackgrounds(shell, router, signal),
    // What the portal asks by itself comes before what a screen shows over itself.
    shell.modals.interrupt((modals) =>
      greet({ ...shell, portal: { ...shell.portal, modals } }, router, signal),
    ),
  ]);
}

async function startBackgrounds(
  { portal, parts, monitoring }: Shell,
  router: AnyRouter,
  signal: AbortSignal,
): Promise<void> {
  await untilSignInIsLeft(router, signal);
  for (const { background: load } of await parts.load()) {
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
    ...(await shell.parts.load()).map(({ pendingModals }) => pendingModals),
  );
  await actOnEntryValues(recallEntryValues(browserStorage('sessionStorage')), entries, portal);
  // Nobody is greeted over an error: what it says would be hidden.
  if (!(await untilScreenStands(router, shell, signal))) return;
  await showWelcome(portal);
  await showPendingModals(portal, handlers);
}

/** Greets a new person once in this browser. */
async function showWelcome({ session, modals }: PortalContext): Promise<void> {
  const user = session.getUser();
  const key = `welcomed:${user?.id}`;
  const storage = browserStorage('localStorage');
  if (!user?.is_new || user.impersonator || wasWelcomed(storage, key)) return;
  await modals.open('welcome', {});
}

function wasWelcomed(storage: Storage | undefined, key: string): boolean {
  try {
    if (storage?.getItem(key)) return true;
    storage?.setItem(key, new Date().toISOString());
    return false;
  } catch {
    // Nothing can be remembered here: better not to greet than to greet at every visit.
    return true;
  }
}
