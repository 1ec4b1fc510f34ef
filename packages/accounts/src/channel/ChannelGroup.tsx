import { useLingui } from '@lingui/react/macro';
import { channelKey, useChannelFigures } from '@my-air/feature-kit/data';
import { ItemBoundary, platformName, ShortList } from '@my-air/feature-kit/views';
import { Grid, Heading, Stack, useMoves } from '@my-air/ui-kit';
import { memo, useId } from 'react';
import { styled } from 'styled-components';

import { ChannelCard } from './ChannelCard.tsx';
import type { PlatformGroup } from './groupByPlatform.ts';

/** The most cards that are drawn at once; the others come with a press. */
const shownAtFirst = 24;

export interface ChannelGroupProps extends PlatformGroup {
  /** Whether the platform's name is shown above: only where there are several platforms. */
  isNamed: boolean;
}

/** The channels of one platform. */
export const ChannelGroup = memo(function ChannelGroup({ platform, channels, isNamed }: ChannelGroupProps) {
  const headingId = useId();
  const list = useMoves<HTMLDivElement>(channels.map(channelKey).join());
  const { i18n } = useLingui();
  const { figuresOf, isCounting } = useChannelFigures();
  const name = platformName(platform, i18n);

  return (
    <Stack gap={3} data-single={channels.length === 1 || undefined}>
      {isNamed && (
        <Heading level={2} id={headingId}>
          {name}
        </Heading>
      )}
      <ShortList items={channels} limit={shownAtFirst}>
        {(shown) => (
          <Grid as={List} ref={list} min="22rem" aria-label={name}>
            {shown.map((channel) => (
              <li key={channelKey(channel)}>
                <ItemBoundary of={channel}>
                  <ChannelCard channel={channel} days={figuresOf(channel)?.days} isCounting={isCounting} />
                </ItemBoundary>
              </li>
            ))}
          </Grid>
        )}
      </ShortList>
    </Stack>
  );
});

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
