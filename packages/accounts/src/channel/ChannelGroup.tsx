import { useLingui } from '@lingui/react/macro';
import { ItemBoundary, platformName } from '@my-air/feature-kit/views';
import { Grid, Heading, Stack, useMoves } from '@my-air/ui-kit';
import { useId } from 'react';
import { styled } from 'styled-components';

import { ChannelCard } from './ChannelCard.tsx';
import type { PlatformGroup } from './groupByPlatform.ts';

export interface ChannelGroupProps extends PlatformGroup {
  /** Whether the platform's name is shown above: only where there are several platforms. */
  isNamed: boolean;
  /** Called with the channel whose details are to be opened. */
  onOpen: (guid: string) => void;
}

/** The channels of one platform. */
export function ChannelGroup({ platform, channels, isNamed, onOpen }: ChannelGroupProps) {
  const headingId = useId();
  const list = useMoves<HTMLDivElement>(channels.map(({ platform_guid }) => platform_guid).join());
  const { i18n } = useLingui();
  const name = platformName(platform, i18n);

  return (
    <Stack gap={3} data-single={channels.length === 1 || undefined}>
      {isNamed && (
        <Heading level={2} id={headingId}>
          {name}
        </Heading>
      )}
      <Grid as={List} ref={list} min="22rem" aria-label={name}>
        {channels.map((channel) => (
          <li key={channel.platform_guid}>
            <ItemBoundary of={channel}>
              <ChannelCard channel={channel} onOpen={() => onOpen(channel.platform_guid)} />
            </ItemBoundary>
          </li>
        ))}
      </Grid>
    </Stack>
  );
}

const List = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;

  /* Cards of one row are as high as the highest, so that their footers are aligned. */
  > li {
    display: grid;
  }
`;
