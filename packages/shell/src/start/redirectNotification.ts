import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { browserTexts } from '@my-air/client-state/early';

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
export function takeRedirectNotification(): MessageDescriptor | undefined {
  const name = browserTexts.read(redirectNotificationKey);
  if (!name) return undefined;
  browserTexts.write(redirectNotificationKey, undefined);
  return Object.hasOwn(messages, name) ? messages[name] : undefined;
}
