import { msg } from '@lingui/core/macro';
import type { Channel } from '@my-air/api-client/contract';
import type { ChannelAct, PortalContext } from '@my-air/feature-kit';
import { channelsQuery } from '@my-air/feature-kit/data';
import { platformName } from '@my-air/feature-kit/views';

import { textRules } from '../contract.ts';

/** A question to our team about the channels that a user selects: its form opens with their names. */
export const channelActs: readonly ChannelAct[] = [
  {
    id: 'support',
    label: msg`Write to support`,
    isForStaff: true,
    fitting: ({ api }) => ({ ...channelsQuery(api), select: () => () => true }),
    // The form is the whole act.
    start: async (portal, channels) => {
      await portal.modals.open('support', { message: namesOf(portal, channels) });
      return undefined;
    },
  },
];

/** The names of channels for the beginning of a message, as many as leave room for the question. */
function namesOf({ locale: { i18n } }: PortalContext, channels: readonly Channel[]): string {
  const limit = textRules.message / 2;
  const list: string[] = [];
  let length = 0;
  for (const { title, platform } of channels) {
    // A name that looks like HTML would have the whole question refused.
    const name = `${title.replaceAll(/[<>]/g, '')} (${platformName(platform, i18n)})`;
    length += name.length + 2;
    if (length > limit) break;
    list.push(name);
  }
  const [names, rest] = [list.join(', '), channels.length - list.length];
  const text = rest === 0 ? msg`Channels: ${names}` : msg`Channels: ${names}, and ${rest} more`;
  return `${i18n._(text)}\n\n`;
}
