import { msg, plural } from '@lingui/core/macro';
import { channelKey, channelsQuery, issueTexts, startAct } from '@my-air/feature-kit/data';
import {
  type ActionItem,
  type IncludesChannel,
  isImpersonated,
  type PortalContext,
} from '@my-air/feature-kit';
import type { Channel } from '@my-air/api-client/contract';
import { queryOptions } from '@tanstack/react-query';

import { needsUser } from '../channel/findChannels.ts';
import { joinAct } from '../several/channelActs.ts';
import { describeChannelStatus, type ChannelStatusDescription } from '../status/describeChannelStatus.ts';
import { timeZoneOf } from '../status/reapplyMoment.ts';
import { sayIn, type Say } from '../words/say.ts';

/** The items of channels that wait for the creator, from the same cache as their list. */
export const waitingChannels = (portal: PortalContext, includes: IncludesChannel = () => true) =>
  queryOptions({
    ...channelsQuery(portal.api),
    select: (channels): readonly ActionItem[] => {
      const say = sayIn(portal);
      const timeZone = timeZoneOf(portal);
      const now = Date.now();
      const described = channels
        .filter((channel) => includes(channel) && needsUser(channel, { now, timeZone }))
        .map((channel) => ({ channel, status: describeChannelStatus(channel, now, timeZone) }));
      const toJoin = described.filter(canFinish).map(({ channel }) => channel);
      const others = described.filter((one) => !canFinish(one));
      return [...itemOfNew(toJoin, portal, say), ...others.flatMap((one) => itemOf(one, say))];
    },
  });

interface Described {
  channel: Channel;
  status: ChannelStatusDescription;
}

/** Whether joining is the one step that a channel still needs. */
const canFinish = ({ status }: Described) => status.kind === 'not_connected' && status.action.kind === 'join';

/** The item of the channels that only have to apply: pressed, they do. */
function itemOfNew(channels: readonly Channel[], portal: PortalContext, say: Say): readonly ActionItem[] {
  const [first, ...others] = channels;
  if (!first) return [];
  const { title } = first;
  const isOnlyOne = others.length === 0;
  return [
    {
      id: isOnlyOne ? `${first.platform}-${first.platform_guid}` : 'channels-to-join',
      title: isOnlyOne
        ? say(msg`Apply with ${title}`)
        : say(
            msg`${plural(channels.length, { one: 'Apply with # channel', other: 'Apply with # channels' })}`,
          ),
      detail: isOnlyOne
        ? say(msg`We review the channel before it can earn with us.`)
        : channels.map((channel) => channel.title).join(', '),
      urgency: 30,
      action: {
        label: isOnlyOne ? say(msg`Apply`) : say(msg`Apply with all`),
        ...(isImpersonated(portal.session.getUser())
          ? { to: '/accounts/youtube?needs=me' }
          : { onAct: () => void startAct(portal, joinAct, channels) }),
      },
    },
  ];
}

const oldInvitation = msg`The invitation has expired. See how to get a new one.`;

/** The one item of a channel that needs the creator. */
function itemOf({ channel, status }: Described, say: Say): readonly ActionItem[] {
  const { title, platform_guid } = channel;
  const { action, label, next } = status;
  const to = `/accounts/youtube?channel=${encodeURIComponent(channelKey(channel))}`;
  const item = (
    text: string,
    urgency: number,
    detail: string,
    actionLabel: string,
  ): readonly ActionItem[] => [
    {
      id: `${channel.platform}-${platform_guid}`,
      title: text,
      detail,
      urgency,
      action: { label: actionLabel, to },
    },
  ];

  const [issue] = issueTexts(channel, say(msg`This channel has an issue.`));
  switch (action.kind) {
    case 'reconnect':
      return item(say(msg`Reconnect ${title}`), 10, say(next.text), say(action.label));
    case 'open-studio':
      return item(
        say(msg`Accept our invitation for ${title}`),
        20,
        say(action.isOver ? oldInvitation : next.text),
        say(msg`See how`),
      ).map((invitation) => ({
        ...invitation,
        ...(action.until && { due: action.until }),
      }));
    case 'join':
      return item(say(msg`${title} can apply again`), 40, say(label), say(action.label));
    case 'wait':
    case 'none':
      return issue === undefined
        ? []
        : item(say(msg`Fix the issues with ${title}`), 25, issue, say(msg`See the issues`));
  }
}
