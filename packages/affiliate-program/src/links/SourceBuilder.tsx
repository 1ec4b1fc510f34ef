import { Trans, useLingui } from '@lingui/react/macro';
import { channelKey, channelsQuery } from '@my-air/feature-kit/data';
import { usePortal } from '@my-air/feature-kit';
import { QueryView, ShortList } from '@my-air/feature-kit/views';
import { cleanIdentifier } from '@my-air/i18n';
import { Button, Card, Field, Row, Skeleton, Stack, Text, TextInput, parseUrl } from '@my-air/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import type { ReferralProgram } from '../contract.ts';
import { LinkField } from './LinkField.tsx';
import { SourceCounts } from './SourceCounts.tsx';

const longest = 40;

/**
 * A link with the place that it is shared at, as `src`: letters with their marks, digits, dots, dashes; at most 40. It
 * stays as it is where it cannot be read, or where nothing of the place is left.
 */
export function withSource(link: string, source: string): string {
  const url = parseUrl(link);
  const words = cleanIdentifier(source)
    .toLowerCase()
    // C, C++ and C# are three places.
    .replaceAll('+', ' plus ')
    .replaceAll('#', ' sharp ')
    // A mark belongs to the letter before it; of an emoji none is left.
    .replaceAll(/(?<![\p{L}\p{N}]\p{M}*)\p{M}/gu, '')
    .replaceAll(/[^\p{L}\p{M}\p{N}.]+/gu, '-');
  const plain = Array.from(words)
    .slice(0, longest)
    .join('')
    .replaceAll(/^-+|-+$/g, '');
  if (!url || plain === '') return link;
  url.searchParams.set('src', plain);
  return url.href;
}

export interface SourceBuilderProps {
  /** The partner's link, which the place is added to. */
  link: string;
  /** The places that are counted; null or undefined where the server counts none. */
  sources?: ReferralProgram['referral_link_sources'];
}

/** The number of channels that are offered as places at first. */
const mostOffered = 4;

/** Makes a variant of the link for each place that it is shared at, such as a video's description. */
export function SourceBuilder({ link, sources }: SourceBuilderProps) {
  const { t } = useLingui();
  const { api } = usePortal();
  const query = useQuery(channelsQuery(api));
  const [source, setSource] = useState('');
  const marked = withSource(link, source);
  const isUnusable = source.trim() !== '' && marked === link;

  return (
    <Card title={<Trans>Link for one place</Trans>}>
      <Stack gap={3}>
        <Text size={14} tone="muted">
          <Trans>Name the place where you share it, so that you can tell your links apart.</Trans>
        </Text>
        <Field label={t`Place`} error={isUnusable && t`Use at least one letter or digit.`}>
          <TextInput
            value={source}
            maxLength={40}
            placeholder={t`Video description`}
            onChange={(event) => setSource(event.target.value)}
          />
        </Field>
        <QueryView
          query={query}
          pending={<Skeleton height="2rem" />}
          failed={<Trans>The channels could not be loaded</Trans>}
          isBanner
        >
          {(channels) =>
            channels.length > 0 && (
              <Row gap={2} wrap>
                <Text as="span" size={14} tone="muted">
                  <Trans>Your channels</Trans>
                </Text>
                <ShortList items={channels} limit={mostOffered}>
                  {(shown) =>
                    shown.map((channel) => (
                      <Button key={channelKey(channel)} size="s" onClick={() => setSource(channel.title)}>
                        <bdi>{channel.title}</bdi>
                      </Button>
                    ))
                  }
                </ShortList>
              </Row>
            )
          }
        </QueryView>
        {marked !== link && <LinkField label={t`Link for this place`} url={marked} />}
        {sources && sources.length > 0 && <SourceCounts sources={sources} />}
      </Stack>
    </Card>
  );
}
