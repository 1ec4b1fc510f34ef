import { msg } from '@lingui/core/macro';
import { type Channel, platforms } from '@my-air/api-client/contract';
import type { PortalContext } from '@my-air/feature-kit';
import {
  channelKey,
  type ChannelId,
  chooseScope,
  findChannel,
  isSameChannel,
} from '@my-air/feature-kit/data';
import * as v from 'valibot';

import { refetchChannels } from '../channel/channels.api.ts';
import { forgetJoinIntent, readJoinIntent } from '../join/joinIntent.ts';
import { startJoin } from '../join/startJoin.ts';
import { describeChannelStatus } from '../status/describeChannelStatus.ts';
import { timeZoneOf } from '../status/reapplyMoment.ts';
import { sayIn, type Say } from '../words/say.ts';
import { supportAction } from '../words/supportAction.ts';
import { takeReconnect } from './reconnectIntent.ts';
import { addUnfinished, removeUnfinished } from './unfinished.api.ts';

/** The outcomes of a visit to a platform. */
const oauthOutcomes = ['connected', 'already_connected', 'auto_confirmed', 'not_own', 'not_chosen'] as const;

/** The outcomes after which we have access to the channel. */
const hasAccess: ReadonlySet<string> = new Set(['connected', 'already_connected', 'auto_confirmed']);

/** An id as platforms write them; anything else in the address is not one. */
const Guid = v.pipe(v.string(), v.regex(/^[\w.-]{1,128}$/));

/**
 * The query parameters with which a platform sends a user back; undefined fields were missing or made no
 * sense. Its title is not read: an address can be written by anyone.
 */
const OAuthReturn = v.object({
  oauth: v.picklist(oauthOutcomes),
  oauth_platform: v.fallback(v.optional(v.picklist(platforms), 'youtube'), 'youtube'),
  oauth_channel: v.fallback(v.optional(Guid), undefined),
});
type OAuthReturn = v.InferOutput<typeof OAuthReturn>;

/** Acts on the parameters with which the platform sent a user back. Values that make no sense are ignored. */
export async function handleOAuthReturn(
  values: Readonly<Record<string, string>>,
  portal: PortalContext,
): Promise<void> {
  const parsed = v.safeParse(OAuthReturn, values);
  if (!parsed.success) return;
  const returned = parsed.output;
  const say = sayIn(portal);
  // A user who comes back with access for AI translation goes on with this channel, not with the one before.
  if (values['oauth_platform'] === 'ai-metadata' && hasAccess.has(returned.oauth))
    chooseScope(portal.session.getUser()?.id, returned.oauth_channel);

  switch (returned.oauth) {
    case 'connected':
      return tellConnected(portal, returned, say);
    case 'already_connected':
      removeUnfinished(portal, [attemptOf(returned)]);
      await tellOneStillWaiting(portal, returned, say);
      await portal.modals.open('already-connected', await describe(portal, returned, say));
      return;
    case 'auto_confirmed':
      removeUnfinished(portal, [attemptOf(returned)]);
      forgetJoinIntent();
      await portal.modals.open('auto-confirmed', await describe(portal, returned, say));
      return;
    case 'not_own':
      portal.toasts.show({
        type: 'error',
        title: say(msg`This channel is not yours`),
        ...supportAction(portal, say(msg`This channel is not yours`), say),
        text: say(
          msg`It belongs to another account, on the platform or here. Sign in with the account that owns it, or write to support.`,
        ),
        duration: 20_000,
      });
      return;
    case 'not_chosen':
      return tellUnfinished(portal, returned, say);
  }
}

async function tellUnfinished(portal: PortalContext, returned: OAuthReturn, say: Say): Promise<void> {
  const channel = await channelOf(portal, returned);
  if (channel && channel.status !== 'not_connected' && !channel.is_access_revoked) {
    // Another attempt has finished this one, or there was nothing to finish.
    removeUnfinished(portal, [attemptOf(returned)]);
    return;
  }
  addUnfinished(portal, attemptOf(returned));
  portal.toasts.show({
    type: 'warning',
    title: say(msg`The channel is not added yet`),
    text: say(msg`No channel was chosen on the platform. Finish adding it in Channels.`),
  });
}

async function tellConnected(portal: PortalContext, returned: OAuthReturn, say: Say): Promise<void> {
  const userId = portal.session.getUser()?.id ?? 0;
  const intent = readJoinIntent(userId);
  const channel = returned.oauth_channel
    ? await channelOf(portal, returned)
    : findChannel((await refetchQuietly(portal)) ?? [], intent.channel);
  if (channel?.is_access_revoked) {
    const { title } = channel;
    portal.toasts.show({
      type: 'error',
      title: say(msg`We still have no access to ${title}`),
      text: say(
        msg`You signed in but did not grant access. Tick every permission when asked, or write to support.`,
      ),
      ...supportAction(portal, title, say),
    });
    return;
  }

  removeUnfinished(portal, [attemptOf(returned)]);
  if (await tellOneStillWaiting(portal, returned, say)) return;
  const isMeant = channel !== undefined && (intent.isChosenThere || channelKey(channel) === intent.channel);
  // The visit itself may have sent the request; sending it again then only adds the region and the service.
  const described = channel && describeChannelStatus(channel, Date.now(), timeZoneOf(portal));
  if (isMeant && (described?.action.kind === 'join' || described?.kind === 'pending')) {
    await startJoin(portal, channel, { isResumed: true });
    return;
  }
  if (isMeant) forgetJoinIntent();
  portal.toasts.show({ type: 'success', ...wordsOf(channel, say) });
}

/** A channel that gave us access is connected only once it is part of the network. */
function wordsOf(channel: Channel | undefined, say: Say): { title: string; text?: string } {
  const title = channel?.title ?? say(msg`Your channel`);
  const status = channel?.status ?? 'connected';
  if (status === 'connected') return { title: say(msg`${title} is connected`) };
  if (status !== 'not_connected') return { title: say(msg`We have access to ${title}`) };
  return {
    title: say(msg`${title} is added`),
    text: say(msg`It has not applied to our network yet. You will find the next step in Channels.`),
  };
}

/**
 * Says that the user chose another channel than the one they left to reconnect. Resolves to whether that was
 * so.
 */
async function tellOneStillWaiting(portal: PortalContext, returned: OAuthReturn, say: Say): Promise<boolean> {
  const wanted = takeReconnect(portal.session.getUser()?.id ?? 0);
  const chosen = nameOf(returned);
  if (wanted === undefined || (chosen && channelKey(chosen) === wanted)) return false;
  const waiting = findChannel((await refetchQuietly(portal)) ?? [], wanted);
  if (!waiting?.is_access_revoked) return false;
  const { title } = waiting;
  portal.toasts.show({
    type: 'warning',
    title: say(msg`We still have no access to ${title}`),
    text: say(msg`You chose another channel on the platform. Reconnect ${title} and choose it there.`),
  });
  return true;
}

/**
 * The channel as it is now, by its name in the user's own list: the texts of an address may be a stranger's.
 */
async function describe(portal: PortalContext, returned: OAuthReturn, say: Say) {
  const channel = await channelOf(portal, returned);
  return { channelTitle: channel?.title ?? say(msg`Your channel`) };
}

async function channelOf(portal: PortalContext, returned: OAuthReturn): Promise<Channel | undefined> {
  const channels = await refetchQuietly(portal);
  const named = nameOf(returned);
  return named && channels?.find((channel) => isSameChannel(channel, named));
}

function nameOf({ oauth_platform: platform, oauth_channel }: OAuthReturn): ChannelId | undefined {
  return oauth_channel === undefined ? undefined : { platform, platform_guid: oauth_channel };
}

const attemptOf = ({ oauth_platform, oauth_channel }: OAuthReturn) => ({
  platform: oauth_platform,
  guid: oauth_channel,
});

/** The list as it is now; undefined when it could not be loaded, which the shell has shown. */
function refetchQuietly(portal: PortalContext): Promise<readonly Channel[] | undefined> {
  return refetchChannels(portal).catch(() => undefined);
}
