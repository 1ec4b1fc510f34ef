import { isApiError } from '@my-air/api-client';
import type { PortalConfig } from '@my-air/feature-api';
import type { AnyRouter } from '@tanstack/react-router';
import { startTransition, StrictMode } from 'react';
import { createRoot, type Root } from 'react-dom/client';

import type { Composition } from '../Composition.ts';
import { Portal } from '../Portal.tsx';
import type { Shell } from '../Shell.ts';
import { CapabilityMissing } from '../errors/CapabilityMissing.ts';
import { showStartFailure } from '../errors/StartFailure.ts';
import { loadAllMessages } from '../messages.ts';
import { createMonitoring, type Monitoring } from '../monitoring/createMonitoring.ts';
import {
  afterPaint,
  firstScreenDrawn,
  firstScreenIsThere,
  firstScreenPainted,
} from '../state/firstScreen.ts';
import { createShell, type SignedShell } from './createShell.ts';
import { readConfig } from './readConfig.ts';
import { hasRedirectNotification } from './redirectFlag.ts';
import { createPortalRouter } from './router.ts';
import { watchSession } from './watchSession.ts';

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
  let isRouted = false;
  const shell = createShell({
    config,
    composition,
    monitoring,
    onSignedOut: () => void goTo(composition.places.signIn, router),
    onSignedInElsewhere: () => void router.invalidate(),
    // Without a router yet, everything that is loaded belongs to the page that was opened.
    isOpening: () => !isRouted || router.state.isLoading,
  });
  if (leaveForLegacyRegistration(shell)) return;
  const address = asksSomething() ? await import('./address.ts') : undefined;
  const asked = address?.takeAddress(shell);
  const router = createPortalRouter(shell);
  isRouted = true;
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
    loadLater();
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
 * Loads the frame that follows sign-in, and the code for failures, in advance: once the network has failed it
 * is too late to request them.
 */
function loadLater(): void {
  const parts = [
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

/**
 * Takes over what a user does with the page before the portal has drawn its first screen: what is typed goes into the
 * fields of the same names, what is unfolded or selected stays so, the focus and the place in the page stay where they are,
 * and a pressed button is pressed on the screen.
 */
export function takeOver(root: Element): void {
  const fields = [...root.querySelectorAll<HTMLInputElement>('.first input')];
  const folded = [...root.querySelectorAll<HTMLDetailsElement>('.first details')];
  const watched = new AbortController();
  const watch = (type: string, look: () => void) => {
    look();
    document.addEventListener(type, look, watched);
  };
  let focused: Element | null = null;
  let place = 0;
  let selected: Parameters<Selection['setBaseAndExtent']> | undefined;
  watch('focusin', () => {
    focused = document.activeElement;
  });
  watch('scroll', () => {
    place = scrollY;
  });
  watch('selectionchange', () => {
    const { anchorNode, anchorOffset = 0, focusNode, focusOffset = 0, isCollapsed } = getSelection() ?? {};
    selected =
      anchorNode && focusNode && !isCollapsed
        ? [anchorNode, anchorOffset, focusNode, focusOffset]
        : undefined;
  });

  // The elements of the page keep their values and texts after they have left it.
  void firstScreenDrawn.then(() => {
    watched.abort();
    for (const field of fields) {
      const present = root.querySelector<HTMLInputElement>(`input[name="${field.name}"]`);
      if (!present) continue;
      if (field.checked !== present.checked) present.click();
      if (field.type !== 'checkbox' && field.value !== '') present.value = field.value;
      if (field === focused) goOn(present, field);
    }
    for (const { open, firstElementChild } of folded) {
      const present = findPresent(root, firstElementChild)[0]?.closest('details');
      if (open && present) present.open = true;
    }
    // The router takes a first screen for one that is opened, and scrolls to its top.
    if (place > 0) scrollTo({ top: place, behavior: 'instant' });
    // The nodes that the screen has taken are the same.
    if (selected && root.contains(selected[0]) && root.contains(selected[2]))
      getSelection()?.setBaseAndExtent(...selected);
    if (document.activeElement === document.body) {
      // Of several with one text, some may be hidden: those do not take the focus.
      findPresent(root, focused).some((present) => {
        present.focus({ preventScroll: true });
        return present === document.activeElement;
      });
    }
    findPresent(root, window.myAir?.pressed)[0]?.click();
  });
}

/**
 * Returns the elements of the screen that stand for a link or button of the former page: the same one where the screen has
 * taken it over, otherwise those with the same text.
 */
function findPresent(root: Element, former: Element | null | undefined): HTMLElement[] {
  if (!(former instanceof HTMLElement) || !former.matches('a, button, summary')) return [];
  if (root.contains(former)) return [former];
  return [...root.querySelectorAll<HTMLElement>(former.localName)].filter(
    ({ textContent }) => textContent === former.textContent,
  );
}

/** Puts the focus and the caret where they were in the field of the page. */
function goOn(present: HTMLInputElement, { selectionStart, selectionEnd }: HTMLInputElement): void {
  present.focus();
  // Fields for e-mail addresses have no caret that can be read.
  if (selectionStart !== null) present.setSelectionRange(selectionStart, selectionEnd);
}
