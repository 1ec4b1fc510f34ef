import { Trans, useLingui } from '@lingui/react/macro';
import type { Channel } from '@my-air/api-client/contract';
import { LowMetrics, platformName } from '@my-air/feature-kit/views';
import { Drawer, Heading, Stack, Text, TextLink } from '@my-air/ui-kit';

import { AuditSection } from '../audit/AuditSection.tsx';
import { ChannelHint } from '../banners/ChannelHint.tsx';
import { RemoveChannel } from '../removal/RemoveChannel.tsx';
import { ChannelActionButton } from '../status/ChannelActionButton.tsx';
import { ChannelStatusLine } from '../status/ChannelStatusLine.tsx';
import { useChannelStatus } from '../status/useChannelStatus.ts';
import { ChannelFacts } from './ChannelFacts.tsx';
import { ChannelIdentity } from './ChannelIdentity.tsx';
import { ChannelIssues } from './ChannelIssues.tsx';
import { ChannelLinks } from './ChannelLinks.tsx';

export interface ChannelDetailsProps {
  /** The channel whose details are shown. */
  channel: Channel;
  /** Called when the details are dismissed. */
  onClose: () => void;
}

/** Everything about one channel, beside the list. */
export function ChannelDetails({ channel, onClose }: ChannelDetailsProps) {
  const { t, i18n } = useLingui();
  const described = useChannelStatus(channel);
  const { title, description, url, metrics, platform } = channel;
  const name = platformName(platform, i18n);

  return (
    <Drawer isOpen isInAddress title={<bdi>{title}</bdi>} onClose={onClose} closeLabel={t`Close details`}>
      <Stack gap={5}>
        <ChannelIdentity channel={channel} level={3} name={<Trans>On {name}</Trans>} />
        <ChannelStatusLine channel={channel} described={described} />
        {metrics && metrics.length > 0 && <LowMetrics metrics={metrics} />}
        <ChannelIssues channel={channel} />
        <ChannelActionButton channel={channel} action={described.action} />
        <ChannelLinks channel={channel} kind={described.kind} />
        <ChannelHint channel={channel} />
        <Stack as="section" gap={3}>
          <Heading level={3}>
            <Trans>About the channel</Trans>
          </Heading>
          {description && <Text dir="auto">{description}</Text>}
          {url && (
            <TextLink href={url} externalLabel={t`(opens another site)`}>
              <Trans>Open on {name}</Trans>
            </TextLink>
          )}
          <ChannelFacts channel={channel} />
        </Stack>
        {platform === 'youtube' && <AuditSection channel={channel} />}
        <RemoveChannel channel={channel} />
      </Stack>
    </Drawer>
  );
}
