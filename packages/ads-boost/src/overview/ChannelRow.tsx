import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Avatar, Button, Card, Heading, Tag, Text } from '@my-air/ui-kit';
import { Link } from '@tanstack/react-router';
import { styled } from 'styled-components';

import type { BoostChannel, BoostSettings } from '../contract.ts';
import { countBreaks } from '../settings/countBreaks.ts';
import { boostFields } from '../settings/fields.ts';

export interface ChannelRowProps {
  /** The channel, with its own settings and its videos. */
  channel: BoostChannel;
  /** The settings of all channels. */
  all: BoostSettings;
}

/** A channel: whether it has settings of its own, and the number of its videos with breaks. */
export function ChannelRow({ channel, all }: ChannelRowProps) {
  const { t } = useLingui();
  const { own, title, thumbnail_image, platform_guid: guid } = channel;
  const overrideCount = boostFields.filter((field) => own[field] !== undefined).length;
  const { total, withBreaks } = countBreaks([channel], all);

  return (
    <Card as="li">
      <Line>
        <Avatar name={title} src={thumbnail_image} size={48} />
        <Words>
          <Heading level={2} size={16}>
            <bdi>{title}</bdi>
          </Heading>
          <Text size={14} tone="muted">
            <Trans>
              {withBreaks} of {total} videos have breaks
            </Trans>
          </Text>
        </Words>
        {overrideCount === 0 ? (
          <Tag>{t`Same as all channels`}</Tag>
        ) : (
          <Tag tone="accent">
            <Plural value={overrideCount} one="Own: # setting" other="Own: # settings" />
          </Tag>
        )}
        <Button
          size="s"
          aria-label={t`Configure ${title}`}
          render={<Link to="/ads-boost/yt-channels/$guid/config" params={{ guid }} />}
        >
          <Trans>Configure</Trans>
        </Button>
      </Line>
    </Card>
  );
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
  align-items: center;
`;

const Words = styled.div`
  flex: 1 1 12rem;
  min-width: 0;
  overflow-wrap: anywhere;
`;
