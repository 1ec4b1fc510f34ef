import type { PortalConfig } from '@my-air/feature-api';
import { loadMessages as loadSharedMessages } from '@my-air/feature-api';
import type { AnyRouter } from '@tanstack/react-router';
import { StrictMode, startTransition } from 'react';

import type { Composition } from '../Composition.ts';
import { loadMessages } from '../messages.ts';
import { createMonitoring, type Monitoring } from '../monitoring/createMonitoring.ts';
import { Portal } from '../Portal.tsx';
import { createPortalRouter } from '../router.ts';
import { afterPaint } from './afterPaint.ts';
import { browserStorage } from './browserStorage.ts';
import { createPortalRoot } from './createPortalRoot.ts';
import { createShell, type SignedShell } from './createShell.ts';
import { firstScreenPainted } from './firstScreen.ts';
import { followSession } from './followSession.ts';
import { handleStrayErrors } from './handleStrayErrors.ts';
import { leaveForLegacyRegistration } from './legacyAddress.ts';
import { loadLater } from './loadLater.ts';
import { readConfig } from './readConfig.ts';
import { hasRedirectNotification } from './redirectFlag.ts';
import { showStartFailure } from './showStartFailure.ts';

/**
 * The time for which the first frame of index.html is shown while the first screen is slow to load, in
 * milliseconds.
 */
const longestFirstFrame = 1_500;

/** Starts the portal: settings, session and router, first screen; then the parts that can wait. */
export async function start(composition: Composition): Promise<void> {
  const monitoring = createMonitoring(async () => (await import('../monitoring/startSentry.ts')).startSentry);
  try {
    await openPortal(composition, await readConfig(), monitoring);
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
  followSession(shell, router);

  const { locale } = shell.portal;
  const isOpen = router.load();
  await Promise.all([
    locale.add(loadMessages),
    locale.add(loadSharedMessages),
    Promise.race([isOpen, new Promise((resolve) => setTimeout(resolve, longestFirstFrame))]),
  ]);
  render(shell, router);
  performance.mark('first-screen');
  firstScreenPainted()
    .then(() => import('./followRoutes.ts'))
    .then(({ followRoutes }) => followRoutes(router, shell), monitoring.report);

  await Promise.all([isOpen, firstScreenPainted()]);
  if (asked) address?.actOnAddress(asked, shell);
  afterPaint(() => {
    monitoring.start(config.monitoring).catch(monitoring.report);
    loadLater();
  });
}

function render(shell: SignedShell, router: AnyRouter): void {
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

/** Whether the first address, or a message that was left before a redirect, requests more than a screen. */
function asksSomething(): boolean {
  return location.search !== '' || hasRedirectNotification(browserStorage('localStorage'));
}

/** Sends a user who is no longer signed in to the login screen, unless they are there. */
async function goTo(signIn: string, router: AnyRouter): Promise<void> {
  if (router.state.location.pathname !== signIn) await router.navigate({ to: signIn });
}
