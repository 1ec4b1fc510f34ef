import { msg, plural } from '@lingui/core/macro';
import type { Channel } from '@my-air/api-client/contract';
import type { PortalContext } from '@my-air/feature-kit';

import { loadWords } from '../words/say.ts';
import { startJoin } from './startJoin.ts';

/**
 * Asks for several channels to join, one after the other, so that a country is asked for once, and says how many have
 * joined. Stops when one of them leads to its platform.
 */
export async function joinSeveral(portal: PortalContext, channels: readonly Channel[]): Promise<void> {
  let joined = 0;
  for (const channel of channels) {
    const outcome = await startJoin(portal, channel, { isOneOfMany: true });
    if (outcome === 'away') return;
    if (outcome === 'joined') joined += 1;
  }
  const left = channels.length - joined;
  const say = await loadWords(portal);
  portal.toasts.show({
    type: left > 0 ? 'warning' : 'success',
    title: say(
      msg`${plural(joined, { one: '# channel has asked to join', other: '# channels have asked to join' })}`,
    ),
    ...(left > 0 && {
      text: say(
        msg`${plural(left, { one: '# channel was left out. Its status says why.', other: '# channels were left out. Their status says why.' })}`,
      ),
    }),
  });
}
