import { msg } from '@lingui/core/macro';
import { isImpersonated, type Background, type PortalContext } from '@my-air/feature-kit';
import { atomStore, keptAtom } from '@my-air/feature-kit/state';
import * as v from 'valibot';

/** The zone of this device that the user was offered; another one is offered again. */
const offeredZone = keptAtom('auth.offered-zone', v.string(), '', { per: 'user', survivesSignOut: true });

/** In milliseconds: it is long to read, and offers an action. Later it is among the recent messages. */
const readingTime = 20_000;

/** Offers a user, once, to change the time zone of the portal where that of the device differs. */
export const offerZone: Background = {
  start(portal) {
    offer(portal);
    return () => {};
  },
};

function offer({ session, locale: { i18n }, toasts, config, leave }: PortalContext): void {
  const user = session.getUser();
  const kept = user?.preference?.ui_timezone;
  const localZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const offered = offeredZone(user?.id);
  if (!kept || isImpersonated(user) || atomStore.get(offered) === localZone || haveSameTime(kept, localZone))
    return;
  atomStore.set(offered, localZone);
  const portalZone = kept.replaceAll('_', ' ');
  const deviceZone = localZone.replaceAll('_', ' ');
  toasts.show({
    type: 'info',
    duration: readingTime,
    title: i18n._(msg`This device is in another time zone`),
    text: i18n._(msg`Times are shown for ${portalZone}, and this device is set to ${deviceZone}.`),
    action: {
      label: i18n._(msg`Open preferences`),
      onAct: () => leave(config.identityProvider.preferencesUrl),
    },
  });
}

/** Whether the clocks of two zones agree, in January and in July; a zone that is not known counts as the same. */
function haveSameTime(...zones: readonly [string, string]): boolean {
  const year = new Date().getFullYear();
  try {
    const [one, other] = zones.map((timeZone) => {
      const format = new Intl.DateTimeFormat('en', { timeZone, dateStyle: 'short', timeStyle: 'short' });
      return [0, 6].map((month) => format.format(Date.UTC(year, month, 15))).join();
    });
    return one === other;
  } catch {
    return true;
  }
}
