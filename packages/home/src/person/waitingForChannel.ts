import { msg } from '@lingui/core/macro';
import { channelsQuery, derivedQuery, type PortalContext, type WaitingItem } from '@my-air/feature-api';

const urgency = 10;

/** A creator without any YouTube channel has one thing to do before all others. */
export function waitingForChannel(portal: PortalContext) {
  const { i18n } = portal.locale;

  return derivedQuery(channelsQuery(portal.api), (channels): readonly WaitingItem[] => {
    if (channels.some(({ platform }) => platform === 'youtube')) return [];
    const label = i18n._(msg`Add channel`);
    return [
      {
        id: 'first-channel',
        title: i18n._(msg`Add your YouTube channel`),
        detail: i18n._(msg`Earnings, services and distribution start with it.`),
        urgency,
        action: portal.modals.has('add-channel')
          ? { label, onAct: () => void portal.modals.open('add-channel', { referer: 'dashboard' }) }
          : { label, to: '/accounts/youtube' },
      },
    ];
  });
}
