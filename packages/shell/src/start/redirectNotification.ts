import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import { redirectNotificationKey } from './redirectFlag.ts';

/** The messages that may be left for the page after a redirect, by name. */
const messages: Readonly<Record<string, MessageDescriptor>> = {
  saved: msg`Your changes are saved`,
  connected: msg`Channel connected`,
  payment: msg`Payment successful`,
  agreement: msg`The agreement is signed`,
  email: msg`Your e-mail is confirmed`,
};

/** The message that was left before a redirect, once; undefined when none is left, or an unknown one. */
export function takeRedirectNotification(storage: Storage | undefined): MessageDescriptor | undefined {
  try {
    const name = storage?.getItem(redirectNotificationKey);
    if (!name) return undefined;
    storage?.removeItem(redirectNotificationKey);
    return Object.hasOwn(messages, name) ? messages[name] : undefined;
  } catch {
    return undefined;
  }
}
