import { isApiError } from '@my-air/api-client';
import type { PortalConfig } from '@my-air/feature-kit';
import type { AnyRouter } from '@tanstack/react-router';
import { startTransition, StrictMode } from 'react';
import { createRoot, type Root } from 'react-dom/client';

import type { Composition } from '../Composition.ts';
import { Portal } from '../Portal.tsx';
import type { Shell } from '../Shell.ts';
import { CapabilityMissing } from '../errors/CapabilityMissing.ts';
import { showStartFailure } from '../errors/StartFailure.ts';
import { createMonitoring, type Monitoring } from '../monitoring/createMonitoring.ts';
import { firstScreenIsThere, firstScreenPainted } from '../state/firstScreen.ts';
import { actOnAddress, takeAddress } from './address.ts';
import { canDrawEmoji } from './canDrawEmoji.ts';
import { createShell } from './createShell.ts';
import { loadFrameTexts } from './loadFrameTexts.ts';
import { readConfig } from './readConfig.ts';
import { createPortalRouter } from './router.ts';
import { watchSession } from './watchSession.ts';

/**
 * The time for which the mark of index.html is shown while the first screen is slow to load, in milliseconds; then the
 * frame is drawn without it.
 */
const longestMark = 1_500;

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
  const asked = takeAddress(shell);
  const router = createPortalRouter(shell);
  handleStrayErrors(shell);
  watchSession(shell, router);

  const { locale } = shell.portal;
  const isOpen = router.load();
  const patience = new Promise((resolve) => setTimeout(resolve, longestMark));
  await Promise.all([loadFrameTexts(locale), Promise.race([isOpen, patience])]);
  render(shell, router);
  performance.mark('first-screen');
  firstScreenPainted()
    .then(async () => {
      const { pathname } = router.state.location;
      const { watchRoutes } = await import('./watchRoutes.ts');
      watchRoutes(router, shell, pathname);
    })
    .catch(monitoring.report);

  await Promise.all([isOpen, firstScreenPainted()]);
  actOnAddress(asked, shell);
  monitoring.start(config.monitoring).catch(monitoring.report);
  // Emoji for a machine without them; the files themselves are loaded when a text contains one.
  if (!canDrawEmoji()) void import('@my-air/ui-kit/emoji.css');
}

function render(shell: Shell, router: AnyRouter): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('@my-air/shell: index.html needs an element with the id "root"');
  const reactRoot = createPortalRoot(root, shell.monitoring);
  // In pieces, so that a tap in the meantime is answered.
  startTransition(() =>
    reactRoot.render(
      <StrictMode>
        <Portal shell={shell} router={router} />
      </StrictMode>,
    ),
  );
}

/** Sends a user who is no longer signed in to the login screen, unless they are there. */
async function goTo(signIn: string, router: AnyRouter): Promise<void> {
  if (router.state.location.pathname !== signIn) await router.navigate({ to: signIn });
}

/**
 * Gives failed calls whose promise was not handled to the error policy; for any other error it only logs a
 * warning.
 */
function handleStrayErrors(shell: Pick<Shell, 'handleError'>): () => void {
  const onRejection = (event: PromiseRejectionEvent) => {
    if (isApiError(event.reason)) shell.handleError(event.reason);
    // Firefox tells of the fading between two screens that a third one ends.
    if (!isSkippedTransition(event.reason)) console.warn(event.reason);
    event.preventDefault();
  };
  window.addEventListener('unhandledrejection', onRejection);
  return () => window.removeEventListener('unhandledrejection', onRejection);
}

function isSkippedTransition(reason: unknown): boolean {
  return reason instanceof DOMException && reason.name === 'AbortError';
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
 * Makes the root that the portal is drawn in. An error that no screen handles is reported, and ends at the
 * page of last resort. A failed call that a screen explains is reported without a warning, since the browser has logged
 * the call; a missing capability is no error.
 */
export function createPortalRoot(element: Element, { report }: Pick<Monitoring, 'report'>): Root {
  const warn = (error: unknown) => {
    console.warn(error);
    report(error);
  };
  return createRoot(element, {
    onCaughtError: (error) => {
      if (isApiError(error)) report(error);
      else if (!(error instanceof CapabilityMissing)) warn(error);
    },
    onRecoverableError: warn,
    onUncaughtError: (error) => {
      warn(error);
      showStartFailure(error);
      // No screen will follow, and the reports, which wait for a first screen, have this error to send.
      firstScreenIsThere();
    },
  });
}
