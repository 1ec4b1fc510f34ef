import { msg, plural } from '@lingui/core/macro';
import type { Channel } from '@my-air/api-client/contract';
import type { ActOutcome, ChannelAct, PortalContext, ShownQuery } from '@my-air/feature-kit';
import { channelKey, channelsQuery } from '@my-air/feature-kit/data';

import { describeChannelStatus, type ChannelStatusDescription } from '../status/describeChannelStatus.ts';
import { timeZoneOf } from '../status/reapplyMoment.ts';

const describe = (portal: PortalContext, channel: Channel) =>
  describeChannelStatus(channel, Date.now(), timeZoneOf(portal));

/** The channels that an act fits by their status. */
const fittingBy =
  (fits: (described: ChannelStatusDescription, channel: Channel) => boolean) =>
  (portal: PortalContext): ShownQuery<(channel: Channel) => boolean> => ({
    ...channelsQuery(portal.api),
    select: () => (channel: Channel) => fits(describe(portal, channel), channel),
  });

/** Applies to our network. */
export const joinAct: ChannelAct = {
  id: 'join',
  label: msg`Apply`,
  done: (count) => msg`${plural(count, { one: '# application sent', other: '# applications sent' })}`,
  fitting: fittingBy(({ action }) => action.kind === 'join'),
  start: async (portal) => (await import('../join/joinOneOfMany.ts')).joinOneOfMany(portal),
  recheck: (portal, channel) =>
    describe(portal, channel).action.kind === 'join' ? askAccess(portal, channel) : { state: 'done' },
};

/** The way on for a channel whose application YouTube asks a permission for. */
export function askAccess(portal: PortalContext, channel: Channel): ActOutcome {
  return {
    state: 'needs',
    text: msg`YouTube asks for your permission again.`,
    action: {
      label: msg`Sign in at YouTube`,
      onAct: () => void import('../join/startJoin.ts').then(({ startJoin }) => startJoin(portal, channel)),
    },
  };
}

const reconnect = (portal: PortalContext, channel: Channel): ActOutcome =>
  describe(portal, channel).action.kind === 'reconnect'
    ? {
        state: 'needs',
        text: msg`Sign in and choose this channel there.`,
        action: {
          label: msg`Reconnect`,
          onAct: () =>
            void import('../returning/goToPlatform.ts').then(({ goToPlatform }) =>
              goToPlatform(portal, channel),
            ),
        },
      }
    : { state: 'done' };

/** The acts of accounts for the channels that a user selects. */
export const channelActs: readonly ChannelAct[] = [
  joinAct,
  {
    id: 'reconnect',
    label: msg`Reconnect`,
    done: (count) => msg`${plural(count, { one: '# channel reconnected', other: '# channels reconnected' })}`,
    fitting: fittingBy(({ action }) => action.kind === 'reconnect'),
    // Each is reconnected at its platform, by the user.
    start: (portal) => Promise.resolve(async (channel) => reconnect(portal, channel)),
    recheck: reconnect,
  },
  {
    id: 'audit',
    label: msg`Request an audit`,
    done: (count) => msg`${plural(count, { one: '# audit requested', other: '# audits requested' })}`,
    // Analysts review YouTube channels only, one audit at a time.
    fitting: fittingBy(
      ({ kind }, { platform, audit_expected_at }) =>
        platform === 'youtube' && kind === 'connected' && audit_expected_at == null,
    ),
    start: async (portal) => (await import('../audit/auditOneOfMany.ts')).auditOneOfMany(portal),
  },
  {
    id: 'group',
    label: msg`New group`,
    isForStaff: true,
    fitting: (portal) => ({
      ...channelsQuery(portal.api),
      select: () => () => portal.modals.has('channel-group'),
    }),
    // The dialog is the whole act.
    start: async ({ modals }, channels) => {
      await modals.open('channel-group', { channels: channels.map((channel) => channelKey(channel)) });
      return undefined;
    },
  },
];
