import type { Channel } from '@my-air/api-client/contract';
import type { PortalContext } from '@my-air/feature-kit';

import { actOnSeveral, type Refusal } from '../several/actOnSeveral.ts';
import { findResidence, type KnownResidence } from './chooseResidence.ts';
import { joinTexts } from './joinTexts.ts';
import { startJoin } from './startJoin.ts';

/** Asks for several channels to join; the country is asked for once, and again with another try. */
export function joinSeveral(portal: PortalContext, channels: readonly Channel[]) {
  return actOnSeveral(portal, 'join', channels, () => {
    let residence: Promise<KnownResidence | undefined> | undefined;

    return async (channel, say) => {
      let refusal: Refusal | undefined;
      const outcome = await startJoin(portal, channel, {
        ofMany: {
          findResidence: () => (residence ??= findResidence(portal)),
          onRefused: (reason, { canRetry }) => (refusal = { reason, canRetry }),
        },
      });
      if (outcome === 'joined') return 'done';
      if (outcome === 'under-way') return { reason: say(joinTexts.underWay), canRetry: true };
      return refusal ?? 'signed-out';
    };
  });
}
