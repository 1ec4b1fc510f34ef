import { isApiError } from '@my-air/api-client';
import type { PortalConfig } from '@my-air/feature-api';
import type { AnyRouter } from '@tanstack/react-router';
import { StrictMode, startTransition } from 'react';

import type { Composition } from '../Composition.ts';
import { loadAllMessages } from '../messages.ts';
import { createMonitoring, type Monitoring } from '../monitoring/createMonitoring.ts';
import { Portal } from '../Portal.tsx';
import { createPortalRouter } from '../router.ts';
import type { Shell } from '../Shell.ts';
import { afterPaint } from './afterPaint.ts';
import { createPortalRoot } from './createPortalRoot.ts';
import { createShell, type SignedShell } from './createShell.ts';
import { firstScreenPainted } from './firstScreen.ts';
import { watchSession } from './watchSession.ts';
import { readConfig } from './readConfig.ts';
import { hasRedirectNotification } from './redirectFlag.ts';
import { showStartFailure } from './showStartFailure.ts';
import { takeOver } from './takeOver.ts';

/**
 * The time for which the first frame of index.html is shown while the first screen is slow to load, in
 * milliseconds.
 */
const longestFirstFrame = 1_500;

/** Starts the portal: settings, session and router, first screen; then the parts that can wait. */
export async function start(composition: Composition): Promise<void> {
  const monitoring = createMonitoring(async () => (await import('../monitoring/startSentry.ts')).startSentry);
  try {
    await openPortal(composition, await readConfig(composition.features), monitoring);
  } catch (error) {
    console.warn(error);
    monitoring.report(error);
    showStartFailure(error);
  }
}

async function openPortal(
  composition: Composition,
  config: PortalConfig,
  monitoring: Monitoring,
): Promise<void> {
  const shell = createShell({
    config,
    composition,
    monitoring,
    onSignedOut: () => void goTo(composition.places.signIn, router),
    onSignedInElsewhere: () => void router.invalidate(),
  });
  if (leaveForLegacyRegistration(shell)) return;
  const address = asksSomething() ? await import('./address.ts') : undefined;
  const asked = address?.takeAddress(shell);
  const router = createPortalRouter(shell);
  handleStrayErrors(shell);
  watchSession(shell, router);

  const { locale } = shell.portal;
  const isOpen = router.load();
  // The page holds the whole sign-in already, or what a server wrote into it: an empty frame would be less.
  const isWritten = document.documentElement.dataset.frame === 'written';
  const isWhole = isWritten || location.pathname === composition.places.signIn;
  const patience = new Promise((resolve) => setTimeout(resolve, longestFirstFrame));
  await Promise.all([loadAllMessages(locale), isWhole ? isOpen : Promise.race([isOpen, patience])]);
  render(shell, router);
  performance.mark('first-screen');
  firstScreenPainted()
    .then(() => import('./watchRoutes.ts'))
    .then(({ watchRoutes }) => watchRoutes(router, shell), monitoring.report);

  await Promise.all([isOpen, firstScreenPainted()]);
  if (asked) address?.actOnAddress(asked, shell);
  afterPaint(() => {
    monitoring.start(config.monitoring).catch(monitoring.report);
    loadLater(shell);
    import('../offline/startOfflineReading.ts')
      .then(({ startOfflineReading }) => startOfflineReading(router, shell))
      .catch(monitoring.report);
  });
}

function render(shell: SignedShell, router: AnyRouter): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('@my-air/shell: index.html needs an element with the id "root"');
  const reactRoot = createPortalRoot(root, shell.monitoring);
  takeOver(root);
  // In pieces, so that a tap in the meantime is answered.
  startTransition(() =>
    reactRoot.render(
      <StrictMode>
        <Portal shell={shell} router={router} />
      </StrictMode>,
    ),
  );
}

/** Whether the first address, or a message that was left before a redirect, requests more than a screen. */
function asksSomething(): boolean {
  return location.search !== '' || hasRedirectNotification();
}

/** Sends a user who is no longer signed in to the login screen, unless they are there. */
async function goTo(signIn: string, router: AnyRouter): Promise<void> {
  if (router.state.location.pathname !== signIn) await router.navigate({ to: signIn });
}

/**
 * Gives failed calls whose promise was not handled to the error policy; for any other error it only logs a
 * warning.
 */
function handleStrayErrors(shell: Pick<SignedShell, 'handleError'>): () => void {
  const onRejection = (event: PromiseRejectionEvent) => {
    if (isApiError(event.reason)) shell.handleError(event.reason);
    console.warn(event.reason);
    event.preventDefault();
  };
  window.addEventListener('unhandledrejection', onRejection);
  return () => window.removeEventListener('unhandledrejection', onRejection);
}

/** Follows a registration link of the old portal to the present registration; returns whether it was one. */
function leaveForLegacyRegistration({ portal, access }: Pick<Shell, 'portal' | 'access'>): boolean {
  const target = access.legacyRegistrationTarget(location.hash, portal.config.identityProvider);
  if (!target) return false;
  portal.session.rememberDestination('/');
  portal.leave(target);
  return true;
}

/**
 * Loads the frame that follows sign-in, and the code for failures, in advance: once the network has failed it
 * is too late to request them.
 */
function loadLater({ queries }: Pick<Shell, 'queries'>): void {
  const parts = [
    queries.load(),
    import('../errors/handleApiError.ts'),
    import('../errors/ErrorPage.tsx'),
    import('../errors/FailureInFrame.tsx'),
    import('../frame/DefaultLayout.tsx'),
    import('../frame/PlainLayout.tsx'),
    import('../modals/ModalHost.tsx'),
    import('../toasts/ToastHost.tsx'),
    import('./pendingChanges.ts'),
    import('./bringEmoji.ts').then(({ bringEmoji }) => bringEmoji()),
  ];
  // Parts that failed to load are requested again when they are needed.
  Promise.all(parts).catch(() => {});
}
