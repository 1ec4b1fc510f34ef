import type { Channel } from '@my-air/api-client/contract';
import type { PortalContext } from '@my-air/feature-kit';

import { actOnSeveral } from '../several/actOnSeveral.ts';
import { findResidence, type KnownResidence } from './chooseResidence.ts';
import { joinTexts } from './joinTexts.ts';
import { startJoin } from './startJoin.ts';

/** Asks for several channels to join; the country is asked for once. */
export function joinSeveral(portal: PortalContext, channels: readonly Channel[]): Promise<void> {
  let residence: Promise<KnownResidence | undefined> | undefined;

  return actOnSeveral(portal, 'join', channels, async (channel, say) => {
    let reason: string | undefined;
    const outcome = await startJoin(portal, channel, {
      ofMany: {
        findResidence: () => (residence ??= findResidence(portal)),
        onRefused: (why) => (reason = why),
      },
    });
    if (outcome === 'joined') return 'done';
    if (outcome === 'under-way') return { reason: say(joinTexts.underWay) };
    return reason === undefined ? 'signed-out' : { reason };
  });
}
