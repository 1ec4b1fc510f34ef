import { msg } from '@lingui/core/macro';
import type { Channel } from '@my-air/api-client/contract';
import { timers, type PortalContext } from '@my-air/feature-api';
import * as v from 'valibot';

import { refetchChannels } from '../channel/channels.api.ts';
import { forgetJoinIntent, readJoinIntent } from '../join/joinIntent.ts';
import { startJoin } from '../join/startJoin.ts';
import { describeChannelStatus } from '../status/describeChannelStatus.ts';
import { loadWords, type Say } from '../words/say.ts';
import { OAuthReturn } from './oauthReturn.ts';
import { addUnfinished, removeUnfinished } from './unfinished.api.ts';

/** Acts on what the platform sent a person back with. Values that make no sense are ignored. */
export async function handleOAuthReturn(
  values: Readonly<Record<string, string>>,
  portal: PortalContext,
): Promise<void> {
  const parsed = v.safeParse(OAuthReturn, values);
  if (!parsed.success) return;
  const returned = parsed.output;
  const say = await loadWords(portal);

  switch (returned.oauth) {
    case 'connected':
      return tellConnected(portal, returned, say);
    case 'already_connected':
      await portal.modals.open('already-connected', await describe(portal, returned, say));
      return;
    case 'auto_confirmed':
      await portal.modals.open('auto-confirmed', await describe(portal, returned, say));
      return;
    case 'not_own':
      portal.toasts.show({
        type: 'error',
        title: say(msg`This channel is not yours`),
        text: say(
          msg`The platform says that this channel belongs to somebody else. Sign in there with the account that owns it.`,
        ),
        duration: timers.notOwnChannelToast,
      });
      return;
    case 'not_chosen':
      addUnfinished(portal, returned.oauth_channel);
      await refetchQuietly(portal);
      portal.toasts.show({
        type: 'warning',
        title: say(msg`The connection is not finished`),
        text: say(msg`No channel was chosen on the platform. Finish connecting in Channels.`),
      });
  }
}

async function tellConnected(portal: PortalContext, returned: OAuthReturn, say: Say): Promise<void> {
  const userId = portal.session.getUser()?.id ?? 0;
  const intent = readJoinIntent(userId);
  const channel = await findChannel(portal, {
    ...returned,
    oauth_channel: returned.oauth_channel ?? intent.guid,
  });
  if (channel?.is_access_revoked) {
    const { title } = channel;
    portal.toasts.show({
      type: 'error',
      title: say(msg`We still have no access to ${title}`),
      text: say(
        msg`The platform let you in but gave us no permission. Tick every permission when it asks, or write to support.`,
      ),
    });
    return;
  }

  removeUnfinished(portal, [returned.oauth_channel]);
  const title = channel?.title ?? say(msg`Your channel`);
  portal.toasts.show({ type: 'success', title: say(msg`${title} is connected`) });
  if (!channel || channel.platform_guid !== intent.guid) return;
  // The visit itself may have sent the request; sending it again then only adds the place and the service.
  const { kind, action } = describeChannelStatus(channel, Date.now());
  if (action.kind === 'join' || kind === 'pending') await startJoin(portal, channel, { isResumed: true });
  else forgetJoinIntent();
}

/** The channel as it is now, by its name in the person's own list: what an address says may be a stranger's words. */
async function describe(portal: PortalContext, returned: OAuthReturn, say: Say) {
  const channel = await findChannel(portal, returned);
  return { channelTitle: channel?.title ?? say(msg`Your channel`) };
}

async function findChannel(portal: PortalContext, returned: OAuthReturn): Promise<Channel | undefined> {
  const channels = await refetchQuietly(portal);
  return channels?.find(
    ({ platform, platform_guid }) =>
      platform === returned.oauth_platform && platform_guid === returned.oauth_channel,
  );
}

/** The list as it is now; undefined when it did not come, which the shell has told. */
function refetchQuietly(portal: PortalContext): Promise<readonly Channel[] | undefined> {
  return refetchChannels(portal).catch(() => undefined);
}
