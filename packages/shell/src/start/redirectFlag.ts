import { deviceStorage } from '@my-air/client-state';

/** The name in local storage under which a message waits for the page after a redirect. */
export const redirectNotificationKey = 'redirectNotification';

/** Whether a message was left before a redirect. */
export function hasRedirectNotification(): boolean {
  return Boolean(deviceStorage.read(redirectNotificationKey));
}
