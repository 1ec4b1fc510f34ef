import { isApiError } from '@my-air/api-client';
import type { Channel } from '@my-air/api-client/contract';
import type { PortalContext, ToastOptions } from '@my-air/feature-kit';
import { channelKey, isSameChannel } from '@my-air/feature-kit/data';
import { platformAuthorizationUrl } from '@my-air/feature-kit/views';

import { cacheChannel, pathOf, refetchChannels } from '../channel/channels.api.ts';
import { joinChannel as joinChannelEndpoint } from '../contract.ts';
import { reapplyMoment, timeZoneOf } from '../status/reapplyMoment.ts';
import { sayIn, type Say } from '../words/say.ts';
import { supportAction } from '../words/supportAction.ts';
import { chooseResidence, findResidence, type KnownResidence } from './chooseResidence.ts';
import { forgetJoinIntent, readJoinIntent, rememberJoinIntent, type JoinIntent } from './joinIntent.ts';
import { joinTexts } from './joinTexts.ts';

/** The outcome of a request to join. */
export type JoinOutcome =
  | 'joined'
  /** The date from which the channel may apply again has not come. */
  | 'too-early'
  /** No country was chosen, or our team said no; a message has said so. */
  | 'refused'
  /** The browser is on its way to the platform, and the intent is kept. */
  | 'away';

export interface JoinOptions {
  /**
   * Whether the creator has just been to the platform for this: they are not sent there twice. @default false
   */
  isResumed?: boolean;
  /** Given for one of several that are asked for at once: nothing is shown then, and the creator stays. */
  ofMany?: JoinOfMany;
}

/** The answers that several channels share when they ask to join at once. */
export interface JoinOfMany {
  /** The residence of the creator, who is asked once for all of them. */
  findResidence: () => Promise<KnownResidence | undefined>;
  /** Takes why a channel was left out, whether the same request may succeed a moment later, and whether YouTube asks first. */
  onRefused: (reason: string, fate: { canRetry: boolean; needsAccess?: boolean }) => void;
}

/**
 * Brings a channel into the network: its country first, then the request. Failures without a reason are
 * thrown.
 */
export async function joinChannel(
  portal: PortalContext,
  channel: Channel,
  { isResumed = false, ofMany }: JoinOptions = {},
): Promise<JoinOutcome> {
  const say = sayIn(portal);
  if (reapplyMoment(channel, timeZoneOf(portal)) > Date.now()) {
    ofMany?.onRefused(say(joinTexts.tooEarly), { canRetry: false });
    return 'too-early';
  }
  const tellWith = (canRetry: boolean) => (refusal: ToastOptions) =>
    ofMany
      ? ofMany.onRefused(refusal.text ?? refusal.title ?? say(joinTexts.failed), { canRetry })
      : portal.toasts.show(refusal);
  const find = ofMany?.findResidence ?? (() => findResidence(portal));
  const residence = await chooseResidence(portal, channel, { find, tell: tellWith(true), say });
  if (!residence) return 'refused';

  const intent = { ...joinIntentOf(portal, channel), ...residence };
  try {
    await requestJoin(portal, channel, intent);
  } catch (error) {
    if (await hasJoined(portal, channel, error)) return tellJoined(portal, say, ofMany);
    const tell = tellWith(false);
    return answerRefusal(portal, channel, { error, intent, isResumed, ofMany, tell, say });
  }
  return tellJoined(portal, say, ofMany);
}

function tellJoined(portal: PortalContext, say: Say, ofMany: JoinOfMany | undefined): JoinOutcome {
  forgetJoinIntent();
  if (!ofMany)
    portal.toasts.show({ type: 'success', title: say(joinTexts.sent), text: say(joinTexts.sentNext) });
  return 'joined';
}

/**
 * Whether a refused request had been sent before, such as by the visit to the platform or from another tab: the channel
 * is past joining then.
 */
async function hasJoined(portal: PortalContext, channel: Channel, error: unknown): Promise<boolean> {
  if (!isApiError(error) || !refusals.has(error.code)) return false;
  const channels = await refetchChannels(portal).catch(() => []);
  const now = channels.find((one) => isSameChannel(one, channel));
  return now !== undefined && !now.is_access_revoked && underWay.has(now.status ?? '');
}

/** The codes with which a server refuses a request that makes no sense any more. */
const refusals: ReadonlySet<string> = new Set(['bad_request', 'rejected', 'validation']);
/** The statuses that a channel reaches by its request to join. */
const underWay: ReadonlySet<string> = new Set([
  'pending',
  'moderation',
  'pending_channel_auto_invitation_dispatch',
  'invitation_sent',
  'connected',
]);

async function requestJoin(portal: PortalContext, channel: Channel, intent: JoinIntent): Promise<void> {
  const { location, productId } = intent;
  const answer = await portal.api.send(joinChannelEndpoint, {
    params: pathOf(channel),
    body: { ...(location && { location }), ...(productId && { product_id: productId }) },
  });
  await cacheChannel(portal, answer.channel);
}

interface Refusal {
  error: unknown;
  intent: JoinIntent;
  isResumed: boolean;
  ofMany: JoinOfMany | undefined;
  tell: (refusal: ToastOptions) => void;
  say: Say;
}

function answerRefusal(
  portal: PortalContext,
  channel: Channel,
  { error, intent, isResumed, ofMany, tell, say }: Refusal,
): JoinOutcome {
  const reason = isApiError(error) && error.code === 'bad_request' ? error.reason : undefined;
  const needsAccess = reason === 'join_channel_with_invalid_token';
  if (needsAccess && ofMany) {
    ofMany.onRefused(say(joinTexts.noAccess), { canRetry: false, needsAccess });
    return 'refused';
  }
  if (needsAccess && !isResumed) {
    rememberJoinIntent(userIdOf(portal), { ...intent, channel: channelKey(channel) });
    portal.leave(platformAuthorizationUrl(portal.api, 'youtube', { join: true, referer: 'accounts' }));
    return 'away';
  }
  if (!needsAccess && reason !== 'join_channel_rejected') throw error;
  forgetJoinIntent();
  tell({
    type: 'error',
    title: say(joinTexts.failed),
    text: say(needsAccess ? joinTexts.noAccess : joinTexts.rejected),
    ...supportAction(portal, channel.title, say),
  });
  return 'refused';
}

/** The intent that was kept for this channel, or for one that was still to be chosen. */
function joinIntentOf(portal: PortalContext, channel: Channel): JoinIntent {
  const intent = readJoinIntent(userIdOf(portal));
  return intent.channel === undefined || intent.channel === channelKey(channel) ? intent : {};
}

function userIdOf({ session }: PortalContext): number {
  return session.getUser()?.id ?? 0;
}
