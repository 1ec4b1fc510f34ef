import { msg, plural } from '@lingui/core/macro';
import type { Channel } from '@my-air/api-client/contract';
import type { PortalContext } from '@my-air/feature-kit';

import { loadWords } from '../words/say.ts';
import { findResidence, type KnownResidence } from './chooseResidence.ts';
import { joinTexts } from './joinTexts.ts';
import { startJoin } from './startJoin.ts';

/** The key under which several channels join, wherever that was started. */
export const joinSeveralKey = ['accounts', 'join-several'];

/** A channel that has not joined, and why. */
export interface LeftOut {
  title: string;
  reason: string;
}

/**
 * Asks for several channels to join, one after the other: the country is asked for once, a channel that is refused does
 * not stop the others, and at the end it is said what became of each. Does nothing while others join.
 */
export async function joinSeveral(portal: PortalContext, channels: readonly Channel[]): Promise<void> {
  const { queryClient } = portal;
  if (queryClient.isMutating({ mutationKey: joinSeveralKey }) > 0) return;
  await queryClient
    .getMutationCache()
    .build(queryClient, {
      mutationKey: joinSeveralKey,
      mutationFn: () => joinEach(portal, channels),
      meta: { handles: 'inPlace' },
    })
    .execute(undefined);
}

async function joinEach(portal: PortalContext, channels: readonly Channel[]): Promise<void> {
  const say = await loadWords(portal);
  const joined: string[] = [];
  const leftOut: LeftOut[] = [];
  let residence: Promise<KnownResidence | undefined> | undefined;

  for (const channel of channels) {
    const { title } = channel;
    let reason: string | undefined;
    const outcome = await startJoin(portal, channel, {
      ofMany: {
        findResidence: () => (residence ??= findResidence(portal)),
        onRefused: (why) => (reason = why),
      },
    });
    if (outcome === 'joined') joined.push(title);
    else if (outcome === 'under-way') leftOut.push({ title, reason: say(joinTexts.underWay) });
    else if (reason !== undefined) leftOut.push({ title, reason });
    // The session has ended, and the sign-in is shown.
    else return;
  }
  if (leftOut.length > 0) {
    await portal.modals.open('joined-several', { joined, leftOut });
    return;
  }
  const joinedCount = joined.length;
  portal.toasts.show({
    type: 'success',
    title: say(
      msg`${plural(joinedCount, { one: '# channel has asked to join', other: '# channels have asked to join' })}`,
    ),
    text: say(joinTexts.sentNext),
  });
}
