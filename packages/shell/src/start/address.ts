import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import type { Shell } from '../Shell.ts';
import { interruptedToastDelay, takeAddressEffects, takeAuthorizeAction } from './addressEffects.ts';
import type { SignedShell } from './createShell.ts';
import { rememberEntryValues, takeEntryValues } from './entryParameters.ts';
import { takeRedirectNotification } from './redirectNotification.ts';

/** The requests in the first address, to be fulfilled once the portal is ready. */
export interface AskedByAddress {
  isOAuthInterrupted: boolean;
  /** The message that was left before a redirect. */
  notification: MessageDescriptor | undefined;
}

/** Takes the requests out of the first address, and leaves the place. No step is added to the history. */
export function takeAddress({ portal, features }: SignedShell): AskedByAddress {
  const url = new URL(location.href);
  const entries = features.flatMap(({ entryParameters }) => entryParameters ?? []);
  const { isOAuthInterrupted, referral, place } = takeAddressEffects(url);
  if (referral) portal.session.rememberReferral(referral, place);

  rememberEntryValues(takeEntryValues(url, entries));
  const notification = takeRedirectNotification();
  if (notification) url.pathname = '/';

  replaceAddress(url);
  return { isOAuthInterrupted, notification };
}

/** Fulfils the requests of the first address, once the first screen is shown. */
export function actOnAddress(asked: AskedByAddress, shell: Shell): void {
  const { portal } = shell;
  const { i18n } = portal.locale;
  const url = new URL(location.href);
  if (takeAuthorizeAction(url)) replaceAddress(url);

  if (asked.notification) portal.toasts.show({ type: 'success', title: i18n._(asked.notification) });
  if (asked.isOAuthInterrupted) {
    setTimeout(() => {
      portal.toasts.show({
        type: 'error',
        title: i18n._(msg`Access was not granted`),
        text: i18n._(msg`You left before granting access. You can try again at any time.`),
      });
    }, interruptedToastDelay);
  }
}

function replaceAddress(url: URL): void {
  if (url.href !== location.href) history.replaceState(history.state, '', url);
}
