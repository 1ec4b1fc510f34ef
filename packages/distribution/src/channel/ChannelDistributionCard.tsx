import { Trans, useLingui } from '@lingui/react/macro';
import type { Channel } from '@my-air/api-client/contract';
import { usePortal } from '@my-air/feature-kit';
import { isSameChannel } from '@my-air/feature-kit/data';
import { ItemBoundary } from '@my-air/feature-kit/views';
import { Card, PlatformMark, Row, Stack, Status, Text, TextLink } from '@my-air/ui-kit';
import { useSuspenseQueries } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';

import type { RequestedPlatform } from '../contract.ts';
import { distributionQuery, requestsQuery } from '../overview/distribution.api.ts';
import { describeRequest } from '../requests/describeRequest.ts';

/** On the page of a channel: the platforms that get its videos, or will. Nothing where no platform does. */
export function ChannelDistributionCard({ channel }: { channel: Channel }) {
  const { api } = usePortal();
  const [{ data: requesting }, { data: all }] = useSuspenseQueries({
    queries: [requestsQuery(api), distributionQuery(api)],
  });
  const requests = requesting.find((one) => isSameChannel(one, channel))?.distribution_platforms ?? [];
  // A request that has come to its end is a platform with the channel.
  const others = all.platforms.filter(
    ({ id, channels }) =>
      channels?.some((one) => isSameChannel(one, channel)) && !requests.some((one) => one.id === id),
  );
  const platforms = [...requests, ...others];
  if (platforms.length === 0) return null;

  return (
    <Card
      title={<Trans>Distribution</Trans>}
      actions={
        <TextLink render={<Link to="/distribution" />}>
          <Trans>Open distribution</Trans>
        </TextLink>
      }
    >
      <Stack as="ul" gap={2} style={{ margin: 0, padding: 0, listStyle: 'none' }}>
        {platforms.map((one) => (
          <ItemBoundary key={one.id} of={one} as="li">
            <PlatformLine request={one} />
          </ItemBoundary>
        ))}
      </Stack>
    </Card>
  );
}

function PlatformLine({ request: { platform, state } }: { request: RequestedPlatform }) {
  const { t } = useLingui();
  const words = describeRequest(state);
  return (
    <Row as="li" gap={2} justify="between">
      <Row gap={2}>
        <PlatformMark platform={platform} label="" />
        <Text as="span" size={14}>
          <bdi>{platform}</bdi>
        </Text>
      </Row>
      <Status tone={words.tone}>{t(words.label)}</Status>
    </Row>
  );
}
