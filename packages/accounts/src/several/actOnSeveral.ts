import { msg, plural } from '@lingui/core/macro';
import type { PortalContext } from '@my-air/feature-kit';

import { joinTexts } from '../join/joinTexts.ts';
import { sayIn, type Say } from '../words/say.ts';

/** The acts for several channels at once, and their outcomes in words. */
export const severalActs = {
  join: {
    done: (joinedCount: number) =>
      msg`${plural(joinedCount, { one: '# application sent', other: '# applications sent' })}`,
    doneNext: joinTexts.sentNext,
    left: (leftCount: number) =>
      msg`${plural(leftCount, { one: '# application was not sent', other: '# applications were not sent' })}`,
  },
  add: {
    done: (addedCount: number) =>
      msg`${plural(addedCount, { one: '# profile added', other: '# profiles added' })}`,
    doneNext: undefined,
    left: (leftCount: number) =>
      msg`${plural(leftCount, { one: '# profile not added', other: '# profiles not added' })}`,
  },
  audit: {
    done: (auditCount: number) =>
      msg`${plural(auditCount, { one: '# audit requested', other: '# audits requested' })}`,
    doneNext: undefined,
    left: (leftCount: number) =>
      msg`${plural(leftCount, { one: '# audit not requested', other: '# audits not requested' })}`,
  },
};
export type SeveralAct = keyof typeof severalActs;

/** The key under which an act for several channels is under way, wherever it was started. */
export const severalKey = (act: SeveralAct) => ['accounts', `${act}-several`];

/** Why a channel was left out. */
export interface Refusal {
  reason: string;
  /** Whether the same request may succeed a moment later. */
  canRetry: boolean;
}

/** A channel that was left out, and why. */
export interface LeftOut extends Refusal {
  title: string;
}

/** A channel, or a profile that is to become one. */
interface Named {
  title: string;
}

/** The outcome for one channel; once the session has ended, only the sign-in is shown. */
export type Outcome = 'done' | 'signed-out' | Refusal;

/**
 * Acts on several channels, one after the other: a channel that is refused does not stop the others, and at the end it
 * is said what became of each, and those that may succeed a moment later can be tried again. Stops with the session of
 * the user. Does nothing while the same act is under way.
 * @param startRound what is done with each channel; called anew for those that are tried again
 * @returns the channels that were left out; undefined when it did not come to its end
 */
export async function actOnSeveral<Channel extends Named>(
  portal: PortalContext,
  act: SeveralAct,
  channels: readonly Channel[],
  startRound: () => (channel: Channel, say: Say) => Promise<Outcome>,
): Promise<readonly Channel[] | undefined> {
  const { queryClient, session, modals } = portal;
  const mutationKey = severalKey(act);
  if (queryClient.isMutating({ mutationKey }) > 0) return undefined;
  const userId = session.getUser()?.id;
  const isSignedIn = () => session.getUser()?.id === userId;

  const mutationFn = async () => {
    const say = sayIn(portal);
    const done: string[] = [];
    let leftOut: { channel: Channel; refusal: Refusal }[] = [];
    let waiting = channels;
    if (!isSignedIn()) return undefined;
    while (waiting.length > 0) {
      const actOn = startRound();
      for (const channel of waiting) {
        const outcome = await actOn(channel, say);
        if (outcome === 'signed-out' || !isSignedIn()) return undefined;
        if (outcome === 'done') done.push(channel.title);
        else leftOut.push({ channel, refusal: outcome });
      }
      const lines = leftOut.map(({ channel, refusal }) => ({ title: channel.title, ...refusal }));
      const answer =
        lines.length > 0 &&
        (await modals.open('channels-left-out', { act, done: [...done], leftOut: lines }));
      if (answer !== 'again' || !isSignedIn()) break;
      waiting = leftOut.filter(({ refusal }) => refusal.canRetry).map(({ channel }) => channel);
      leftOut = leftOut.filter(({ refusal }) => !refusal.canRetry);
    }
    if (leftOut.length === 0) tellAllDone(portal, act, done.length, say);
    return leftOut.map(({ channel }) => channel);
  };
  return queryClient
    .getMutationCache()
    .build(queryClient, { mutationKey, mutationFn, meta: { handles: 'inPlace' } })
    .execute(undefined);
}

function tellAllDone({ toasts }: PortalContext, act: SeveralAct, count: number, say: Say): void {
  const { done, doneNext } = severalActs[act];
  toasts.show({ type: 'success', title: say(done(count)), ...(doneNext && { text: say(doneNext) }) });
}
