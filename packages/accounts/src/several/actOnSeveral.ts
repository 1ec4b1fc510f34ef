import { msg, plural } from '@lingui/core/macro';
import type { Channel } from '@my-air/api-client/contract';
import type { PortalContext } from '@my-air/feature-kit';

import { joinTexts } from '../join/joinTexts.ts';
import { loadWords, type Say } from '../words/say.ts';

/** The acts for several channels at once, and their outcomes in words. */
export const severalActs = {
  join: {
    done: (joinedCount: number) =>
      msg`${plural(joinedCount, { one: '# channel has asked to join', other: '# channels have asked to join' })}`,
    doneNext: joinTexts.sentNext,
    left: (leftCount: number) =>
      msg`${plural(leftCount, { one: '# channel has not asked to join', other: '# channels have not asked to join' })}`,
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

/** A channel that was left out, and why. */
export interface LeftOut {
  title: string;
  reason: string;
}

/** The outcome for one channel; once the session has ended, only the sign-in is shown. */
export type Outcome = 'done' | 'signed-out' | { reason: string };

/**
 * Acts on several channels, and says at the end what became of each: `run` answers with their outcomes in the order of
 * the channels. Does nothing while the same act is under way.
 */
export async function actOnSeveral(
  portal: PortalContext,
  act: SeveralAct,
  channels: readonly Channel[],
  run: (say: Say) => Promise<readonly Outcome[]>,
): Promise<void> {
  const { queryClient } = portal;
  const mutationKey = severalKey(act);
  if (queryClient.isMutating({ mutationKey }) > 0) return;
  const mutationFn = async () => {
    const say = await loadWords(portal);
    const outcomes = await run(say);
    if (!outcomes.includes('signed-out')) await tellOutcomes(portal, act, channels, { outcomes, say });
  };
  await queryClient
    .getMutationCache()
    .build(queryClient, { mutationKey, mutationFn, meta: { handles: 'inPlace' } })
    .execute(undefined);
}

async function tellOutcomes(
  { modals, toasts }: PortalContext,
  act: SeveralAct,
  channels: readonly Channel[],
  { outcomes, say }: { outcomes: readonly Outcome[]; say: Say },
): Promise<void> {
  const done: string[] = [];
  const leftOut: LeftOut[] = [];
  for (const [place, { title }] of channels.entries()) {
    const outcome = outcomes[place];
    if (typeof outcome === 'object') leftOut.push({ title, ...outcome });
    else done.push(title);
  }
  if (leftOut.length > 0) {
    await modals.open('channels-left-out', { act, done, leftOut });
    return;
  }
  const words = severalActs[act];
  toasts.show({
    type: 'success',
    title: say(words.done(done.length)),
    ...(words.doneNext && { text: say(words.doneNext) }),
  });
}
