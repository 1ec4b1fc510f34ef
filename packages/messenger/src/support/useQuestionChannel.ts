import { useLingui } from '@lingui/react/macro';
import { usePortal } from '@my-air/feature-kit';
import { channelKey, channelsQuery, findChannel, useScope } from '@my-air/feature-kit/data';
import { platformName } from '@my-air/feature-kit/views';
import { useQuery } from '@tanstack/react-query';

import { textRules } from '../contract.ts';

/**
 * The channels that a question can be about, those that the screens show first. The call has no field
 * for it: the message begins with its name.
 */
export function useQuestionChannel() {
  const { t, i18n } = useLingui();
  const { api } = usePortal();
  const { channel: onScreens, includes } = useScope();
  // oxlint-disable-next-line my-air/answered-query -- without the channels the question is asked as it is written
  const { data: channels = [] } = useQuery({ ...channelsQuery(api), meta: { poll: true } });
  const inOrder = [...channels.filter(includes), ...channels.filter((channel) => !includes(channel))];
  const preset = onScreens ? channelKey(onScreens) : '';

  return {
    /** The choices of the field; with one channel alone there is nothing to ask. */
    options: channels.length > 1 ? inOrder.map(toOption) : [],
    /** The key of the channel, as chosen in the form or else for all screens. */
    keyOf: (chosen: string | undefined) => chosen ?? preset,
    /** The message with the name of the channel before it, where both fit. */
    name: (message: string, chosen: string | undefined) => {
      const key = chosen ?? preset;
      const channel = key === '' || channels.length < 2 ? undefined : findChannel(channels, key);
      if (!channel) return message;
      // A name that looks like HTML would have the whole question refused.
      const title = channel.title.replaceAll(/[<>]/g, '');
      const platform = platformName(channel.platform, i18n);
      const named = `${t`Channel: ${title} (${platform})`}\n\n${message}`;
      return named.length > textRules.message ? message : named;
    },
  };

  function toOption(channel: (typeof channels)[number]) {
    const isNamesake = channels.some((other) => other !== channel && other.title === channel.title);
    const platform = platformName(channel.platform, i18n);
    return {
      value: channelKey(channel),
      label: isNamesake ? `${channel.title} (${platform})` : channel.title,
    };
  }
}
