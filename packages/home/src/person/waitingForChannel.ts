import { msg } from '@lingui/core/macro';
import { channelsQuery } from '@my-air/feature-kit/data';
import { port, type PortalContext, type ActionItem } from '@my-air/feature-kit';
import { queryOptions } from '@tanstack/react-query';

import { homePorts } from '../ports.ts';

const urgency = 10;

/** The item of a creator without any YouTube channel, which comes before all others. */
export function waitingForChannel(portal: PortalContext) {
  const { i18n } = portal.locale;

  return queryOptions({
    ...channelsQuery(portal.api),
    select: (channels): readonly ActionItem[] => {
      if (channels.some(({ platform }) => platform === 'youtube')) return [];
      const action = wayToAdd(portal, i18n._(msg`Add a channel`));
      // Without a feature that can add a channel, the user could do nothing.
      if (!action) return [];
      return [
        {
          id: 'first-channel',
          title: i18n._(msg`Add your YouTube channel`),
          detail: i18n._(msg`Earnings, services and distribution start with it.`),
          urgency,
          action,
        },
      ];
    },
  });
}

function wayToAdd(portal: PortalContext, label: string): ActionItem['action'] | undefined {
  const addChannel = port(homePorts, 'addChannel');
  if (addChannel) return { label, onAct: () => addChannel(portal) };
  const linkToChannels = port(homePorts, 'linkToChannels');
  return linkToChannels && { label, to: linkToChannels() };
}
