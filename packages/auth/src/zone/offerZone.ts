import { msg } from '@lingui/core/macro';
import { isImpersonated, type PortalContext } from '@my-air/feature-kit';
import { atomStore, keptAtom } from '@my-air/feature-kit/state';
import { createFormat } from '@my-air/i18n';
import * as v from 'valibot';

/** The zone of this device that the user was offered; another one is offered again. */
const offeredZone = keptAtom('auth.offered-zone', v.string(), '', { per: 'user', survivesSignOut: true });

/** In milliseconds: it is long to read, and offers an action. Later it is among the recent messages. */
const readingTime = 20_000;

/**
 * Offers a user, once, to change the time zone of the portal where that of the device differs. Resolves to whether it was
 * offered now.
 */
export async function offerZone({ session, locale, toasts, config, leave }: PortalContext): Promise<boolean> {
  const user = session.getUser();
  const { ui_timezone: kept, ui_date_format: dateFormat } = user?.preference ?? {};
  const deviceZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const offered = offeredZone(user?.id);
  if (!kept || isImpersonated(user) || atomStore.get(offered) === deviceZone) return false;
  // The welcome and the tour of a new user come first.
  if (user?.is_new || user?.preference?.intro_tour) return false;
  const now = Date.now();
  // A zone that is not known counts as that of the device.
  const timeIn = (timeZone: string) =>
    createFormat({ locale: locale.get(), dateFormat, timeZone }).shortDateTime(now, now);
  const [portalTime, deviceTime] = [timeIn(kept), timeIn(deviceZone)];
  if (portalTime === deviceTime) return false;
  atomStore.set(offered, deviceZone);
  const { i18n } = locale;
  toasts.show({
    type: 'info',
    duration: readingTime,
    title: i18n._(msg`This device is in another time zone`),
    text: i18n._(msg`It is ${portalTime} in the portal, and ${deviceTime} on this device.`),
    action: {
      label: i18n._(msg`Open preferences`),
      onAct: () => leave(config.identityProvider.preferencesUrl),
    },
  });
  return true;
}
