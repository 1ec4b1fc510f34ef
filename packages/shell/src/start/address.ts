import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { deviceStorage } from '@my-air/feature-kit/state';

import type { Shell } from '../Shell.ts';
import { rememberEntryValues, takeEntryValues } from './entryParameters.ts';

/** The requests in the first address, to be fulfilled once the portal is ready. */
interface AskedByAddress {
  isOAuthInterrupted: boolean;
  /** The message that was left before a redirect. */
  notification: MessageDescriptor | undefined;
}

/** Takes the requests out of the first address, and leaves the place. No step is added to the history. */
export function takeAddress({ portal, features }: Shell): AskedByAddress {
  const url = new URL(location.href);
  const { isOAuthInterrupted, referral, place } = takeAddressEffects(url);
  if (referral) portal.session.rememberReferral(referral, place);

  rememberEntryValues(takeEntryValues(url, features));
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

/** The requests to the shell itself in the query of the first address. */
interface AddressEffects {
  /** Whether an authorization at a platform or at the identity provider was interrupted. */
  isOAuthInterrupted: boolean;
  /** The code of the recommending user. */
  referral: string | undefined;
  /** The place where the recommending user shared the link, as the address has it. */
  place: string | null;
}

/**
 * The delay of the message about an interrupted authorization, until the screen is shown, in milliseconds.
 */
const interruptedToastDelay = 400;

/** Takes the shell's own parameters out of an address, and points a recommended visitor at the main screen. */
export function takeAddressEffects(url: URL): AddressEffects {
  const isOAuthInterrupted = url.searchParams.get('error') === 'oauth_interrupted';
  if (isOAuthInterrupted) url.searchParams.delete('error');

  const ref = url.searchParams.get('ref');
  url.searchParams.delete('ref');
  const referral = ref !== null && /^[\w.~-]{1,64}$/.test(ref) ? ref : undefined;
  const place = url.searchParams.get('src');
  if (referral !== undefined) {
    url.searchParams.delete('src');
    url.pathname = '/';
    url.searchParams.set('referral', referral);
  }
  return { isOAuthInterrupted, referral, place };
}

/** Takes `action=authorize` out of an address; returns whether it was there. */
function takeAuthorizeAction(url: URL): boolean {
  if (url.searchParams.get('action') !== 'authorize') return false;
  url.searchParams.delete('action');
  return true;
}

/** The name in local storage under which a message waits for the page after a redirect. */
export const redirectNotificationKey = 'redirectNotification';

/** The messages that may be left for the page after a redirect, by name. */
const messages: Readonly<Record<string, MessageDescriptor>> = {
  saved: msg`Your changes are saved`,
  connected: msg`Channel added`,
  payment: msg`Payment successful`,
  agreement: msg`The agreement is signed`,
  email: msg`Your e-mail is confirmed`,
};

/** The message that was left before a redirect, once; undefined when none is left, or an unknown one. */
export function takeRedirectNotification(): MessageDescriptor | undefined {
  const name = deviceStorage.read(redirectNotificationKey);
  if (!name) return undefined;
  deviceStorage.write(redirectNotificationKey, undefined);
  return Object.hasOwn(messages, name) ? messages[name] : undefined;
}
