import type { Channel } from '@my-air/api-client/contract';
import type { ActOnOne, ActOutcome, PortalContext } from '@my-air/feature-kit';

import { askAccess } from '../several/channelActs.ts';
import { findResidence, type KnownResidence } from './chooseResidence.ts';
import { joinTexts } from './joinTexts.ts';
import { startJoin } from './startJoin.ts';

/** Asks for one of several channels to join; the country is asked for once, and again with another try. */
export function joinOneOfMany(portal: PortalContext): ActOnOne<Channel> {
  let residence: Promise<KnownResidence | undefined> | undefined;

  return async (channel) => {
    let refusal: ActOutcome | undefined;
    const outcome = await startJoin(portal, channel, {
      ofMany: {
        findResidence: () => (residence ??= findResidence(portal)),
        onRefused: (text, { canRetry, needsAccess }) =>
          (refusal = needsAccess ? askAccess(portal, channel) : { state: 'refused', text, canRetry }),
      },
    });
    if (outcome === 'joined') return { state: 'done' };
    if (outcome === 'under-way') return { state: 'refused', text: joinTexts.underWay, canRetry: true };
    return refusal;
  };
}
