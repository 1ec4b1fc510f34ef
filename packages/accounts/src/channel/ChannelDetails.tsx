import { Trans, useLingui } from '@lingui/react/macro';
import type { Channel } from '@my-air/api-client/contract';
import { isField, LowMetrics, platformName } from '@my-air/feature-kit/views';
import { channelKey } from '@my-air/feature-kit/data';
import { Drawer, Heading, Stack, Text, TextLink } from '@my-air/ui-kit';
import { useEffect, useRef } from 'react';

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
  /** Called with 1 for the next channel of the list, and with -1 for the one before. */
  onStep: (step: number) => void;
}

/** Everything about one channel, beside the list. */
export function ChannelDetails({ channel, onClose, onStep }: ChannelDetailsProps) {
  const { t, i18n } = useLingui();
  const described = useChannelStatus(channel);
  const { title, description, url, metrics, platform } = channel;
  const name = platformName(platform, i18n);
  const drawer = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // On the document: the focus is lost with what the other channel replaces.
    function goOn({ code, target, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent) {
      if ((code !== 'KeyJ' && code !== 'KeyK') || altKey || ctrlKey || metaKey || shiftKey) return;
      const isHere = target === document.body || (target instanceof Node && drawer.current?.contains(target));
      if (isHere && !isField(target)) onStep(code === 'KeyJ' ? 1 : -1);
    }
    document.addEventListener('keydown', goOn);
    return () => document.removeEventListener('keydown', goOn);
  }, [onStep]);

  return (
    <Drawer
      ref={drawer}
      isOpen
      isInAddress
      title={<bdi>{title}</bdi>}
      onClose={onClose}
      closeLabel={t`Close details`}
    >
      <Stack key={channelKey(channel)} gap={5}>
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
