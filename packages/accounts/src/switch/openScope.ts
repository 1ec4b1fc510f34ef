import { msg } from '@lingui/core/macro';
import { loadAhead, type PortalContext } from '@my-air/feature-kit';
import {
  channelGroups,
  channelKey,
  channelsQuery,
  chooseScope,
  isSameName,
  scopeParameters,
} from '@my-air/feature-kit/data';
import { atomStore } from '@my-air/feature-kit/state';
import { cleanIdentifier } from '@my-air/i18n';

import { longestName } from '../words/NameForm.tsx';
import { sayIn } from '../words/say.ts';

/**
 * Narrows this tab to the channels of a link, as far as the user has them. The link counts here, whatever the user has
 * kept under its name.
 */
export async function openScope(
  values: Readonly<Record<string, string>>,
  portal: PortalContext,
): Promise<void> {
  const asked = new Set(values[scopeParameters.keys]?.split(',').filter(Boolean));
  if (asked.size === 0) return;
  const userId = portal.session.getUser()?.id;
  // The screen that shows them tells why they could not be read.
  const all = await loadAhead(portal.queryClient, channelsQuery(portal.api)).catch(() => undefined);
  if (!all || portal.session.getUser()?.id !== userId) return;
  const say = sayIn(portal);
  const channels = all.map(channelKey).filter((key) => asked.has(key));
  const [first, ...others] = channels;
  if (first === undefined) {
    chooseScope(userId, undefined);
    portal.toasts.show({
      type: 'warning',
      title: say(msg`You have none of the channels of this link`),
      text: say(msg`All your channels are shown.`),
    });
    return;
  }
  const name = cleanIdentifier(values[scopeParameters.group] ?? '').slice(0, longestName);
  if (name === '' && others.length === 0) return chooseScope(userId, first);
  const kept = atomStore.get(channelGroups(userId)).find((group) => isSameName(group.name, name));
  const isKept = kept?.channels.length === channels.length && kept.channels.every((key) => asked.has(key));
  chooseScope(userId, isKept ? { group: kept.id } : { name: name || say(msg`Channels of a link`), channels });
}
