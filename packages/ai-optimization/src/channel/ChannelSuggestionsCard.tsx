import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Channel } from '@my-air/api-client/contract';
import { usePortal } from '@my-air/feature-kit';
import { isSameChannel } from '@my-air/feature-kit/data';
import { useFormat } from '@my-air/i18n';
import { Card, Text, TextLink } from '@my-air/ui-kit';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';

import { channelsQuery, withOpenSuggestions } from '../channels/channels.api.ts';

/** On the page of a channel: the number of suggestions that wait for a decision. Nothing where none does. */
export function ChannelSuggestionsCard({ channel }: { channel: Channel }) {
  const { t } = useLingui();
  const format = useFormat();
  const { data: channels } = useSuspenseQuery(channelsQuery(usePortal().api));
  const waiting = withOpenSuggestions(channels).find((one) => isSameChannel(one, channel));
  if (!waiting) return null;
  const count = format.number(waiting.open_count);

  return (
    <Card
      title={<Trans>AI optimization</Trans>}
      actions={
        <TextLink render={<Link to="/ai-optimization" search={{ channel: waiting.platform_guid }} />}>
          <Trans>Review</Trans>
        </TextLink>
      }
    >
      <Text size={14}>
        {t`${plural(waiting.open_count, { one: `${count} suggestion waits for you`, other: `${count} suggestions wait for you` })}`}
      </Text>
    </Card>
  );
}
