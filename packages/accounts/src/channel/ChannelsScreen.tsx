import { Trans } from '@lingui/react/macro';
import type { Platform } from '@my-air/api-client/contract';
import { channelsQuery } from '@my-air/data-kit';
import { useInterruption, usePortal } from '@my-air/feature-api';
import { Button, Grid, Page, PlusIcon } from '@my-air/ui-kit';
import { useSuspenseQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';

import { UnfinishedBanner } from '../returning/UnfinishedBanner.tsx';
import { ChannelGroup } from './ChannelGroup.tsx';
import { ChannelsEmpty } from './ChannelsEmpty.tsx';
import { groupByPlatform } from './groupByPlatform.ts';
import { PlatformSwitch } from './PlatformSwitch.tsx';
import { ChannelDetails } from './ChannelDetails.tsx';

export interface ChannelsScreenProps {
  /** The platform whose page this is. */
  platform: Platform;
  /** The id of the channel whose details are open; without it they are closed. */
  openGuid?: string | undefined;
  /** Called with the channel whose details are to be opened; undefined closes them. */
  onOpen: (guid: string | undefined) => void;
}

/** The creator's channels with their status, and how to add one. */
export function ChannelsScreen({ platform, openGuid, onOpen }: ChannelsScreenProps) {
  const { api, config, modals } = usePortal();
  const { data: channels } = useSuspenseQuery(channelsQuery(api));
  const isInterrupted = useInterruption();
  const hasPages = config.flags.instagramTiktokPages;
  const groups = groupByPlatform(channels, hasPages ? platform : undefined);
  const open =
    openGuid === undefined ? undefined : channels.find(({ platform_guid }) => platform_guid === openGuid);

  return (
    <Page
      title={<Trans>Channels</Trans>}
      actions={
        modals.has('add-channel') && (
          <Button
            variant="primary"
            icon={<PlusIcon aria-hidden />}
            onClick={() => void modals.open('add-channel', { referer: 'accounts' })}
          >
            <Trans>Add a channel</Trans>
          </Button>
        )
      }
    >
      {hasPages && <PlatformSwitch current={platform} />}
      <UnfinishedBanner channels={channels} />
      <Groups gap={8} min="22rem" style={{ columnGap: 'var(--space-4)' }}>
        {groups.length === 0 && <ChannelsEmpty platform={platform} />}
        {groups.map((group) => (
          <ChannelGroup key={group.platform} {...group} isNamed={groups.length > 1} onOpen={onOpen} />
        ))}
      </Groups>
      {open && !isInterrupted && <ChannelDetails channel={open} onClose={() => onOpen(undefined)} />}
    </Page>
  );
}

/* A platform takes a line of its own, unless there is one channel only: such platforms share a line. */
const Groups = styled(Grid)`
  align-items: start;

  > :not([data-single]) {
    grid-column: 1 / -1;
  }
`;
