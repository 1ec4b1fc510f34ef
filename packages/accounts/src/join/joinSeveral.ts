import type { Channel } from '@my-air/api-client/contract';
import type { PortalContext } from '@my-air/feature-kit';

import { actOnSeveral, type Outcome } from '../several/actOnSeveral.ts';
import { findResidence, type KnownResidence } from './chooseResidence.ts';
import { joinTexts } from './joinTexts.ts';
import { startJoin } from './startJoin.ts';

/**
 * Asks for several channels to join, one after the other: the country is asked for once, a channel that is refused does
 * not stop the others, and at the end it is said what became of each.
 */
export function joinSeveral(portal: PortalContext, channels: readonly Channel[]): Promise<void> {
  return actOnSeveral(portal, 'join', channels, async (say) => {
    const outcomes: Outcome[] = [];
    let residence: Promise<KnownResidence | undefined> | undefined;

    for (const channel of channels) {
      let reason: string | undefined;
      const outcome = await startJoin(portal, channel, {
        ofMany: {
          findResidence: () => (residence ??= findResidence(portal)),
          onRefused: (why) => (reason = why),
        },
      });
      if (outcome === 'joined') outcomes.push('done');
      else if (outcome === 'under-way') outcomes.push({ reason: say(joinTexts.underWay) });
      else if (reason !== undefined) outcomes.push({ reason });
      else return [...outcomes, 'signed-out'];
    }
    return outcomes;
  });
}
