import { msg, plural } from '@lingui/core/macro';
import type { Channel } from '@my-air/api-client/contract';
import type { ChannelAct, PortalContext } from '@my-air/feature-kit';
import { isSameChannel } from '@my-air/feature-kit/data';

import type { BoostChannel, OwnSettings } from '../contract.ts';
import { boostFields } from '../settings/fields.ts';
import { boostChannelsQuery } from './adsBoost.api.ts';

/** The channels whose settings are such. */
const fittingBy =
  (fits: (own: OwnSettings) => boolean): ChannelAct['fitting'] =>
  ({ api }: PortalContext) => ({
    ...boostChannelsQuery(api),
    meta: { poll: true },
    select: (channels: readonly BoostChannel[]) => (channel: Channel) =>
      channels.some((one) => isSameChannel(one, channel) && fits(one.own)),
  });

const countOfFields = (own: OwnSettings) => boostFields.filter((field) => own[field] !== undefined).length;

/** The acts for the ads boost settings of the channels that a user selects. */
export const channelActs: readonly ChannelAct[] = [
  {
    id: 'boost-common',
    label: msg`Use the common ads boost settings`,
    done: (count) =>
      msg`${plural(count, { one: '# channel follows the common settings', other: '# channels follow the common settings' })}`,
    capability: 'boost',
    fitting: fittingBy((own) => countOfFields(own) > 0),
    start: async (portal) => (await import('./setOwn.ts')).setOwn(portal, () => ({})),
  },
  {
    id: 'boost-own',
    label: msg`Keep the current ads boost settings`,
    done: (count) =>
      msg`${plural(count, { one: '# channel keeps its current settings', other: '# channels keep their current settings' })}`,
    capability: 'boost',
    fitting: fittingBy((own) => countOfFields(own) < boostFields.length),
    // A channel no longer follows the others then.
    start: async (portal) => {
      const [{ setOwn }, { effectiveSettings }] = await Promise.all([
        import('./setOwn.ts'),
        import('../settings/effectiveSettings.ts'),
      ]);
      return setOwn(portal, effectiveSettings);
    },
  },
];
