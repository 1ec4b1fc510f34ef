import { msg, plural } from '@lingui/core/macro';
import type { Channel } from '@my-air/api-client/contract';
import type { ChannelAct } from '@my-air/feature-kit';
import { isSameChannel } from '@my-air/feature-kit/data';

import { aiChannelsQuery } from '../channels/channels.api.ts';
import type { AiChannel } from '../contract.ts';

/** The channels that we can translate whose auto mode is such. */
const fittingBy =
  (isOn: boolean): ChannelAct['fitting'] =>
  ({ api }) => ({
    ...aiChannelsQuery(api),
    refetchInterval: false,
    select: (channels: readonly AiChannel[]) => (channel: Channel) =>
      channels.some(
        (one) =>
          isSameChannel(one, channel) &&
          !one.is_access_revoked &&
          Boolean(one.is_enabled_auto_localization) === isOn,
      ),
  });

/** The acts for the auto mode of the channels that a user selects. */
export const channelActs: readonly ChannelAct[] = [
  {
    id: 'auto-translation-on',
    label: msg`Turn on automatic translation`,
    done: (count) =>
      msg`${plural(count, { one: 'Automatic translation is on for # channel', other: 'Automatic translation is on for # channels' })}`,
    capability: 'metadata_ai_service',
    fitting: fittingBy(false),
    start: async (portal) => (await import('./switchAuto.ts')).switchAuto(portal, true),
  },
  {
    id: 'auto-translation-off',
    label: msg`Turn off automatic translation`,
    done: (count) =>
      msg`${plural(count, { one: 'Automatic translation is off for # channel', other: 'Automatic translation is off for # channels' })}`,
    capability: 'metadata_ai_service',
    fitting: fittingBy(true),
    start: async (portal) => (await import('./switchAuto.ts')).switchAuto(portal, false),
  },
];
