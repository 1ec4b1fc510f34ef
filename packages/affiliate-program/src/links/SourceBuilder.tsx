import { Trans, useLingui } from '@lingui/react/macro';
import { channelKey, channelsQuery } from '@my-air/feature-kit/data';
import { usePortal, useUser } from '@my-air/feature-kit';
import { atomStore } from '@my-air/feature-kit/state';
import { QueryView, ShortList } from '@my-air/feature-kit/views';
import { Button, Card, Field, Row, Skeleton, Stack, Text, TextInput } from '@my-air/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import type { ReferralProgram } from '../contract.ts';
import { LinkField } from './LinkField.tsx';
import { markOf, SavedPlaces, savedPlaces } from './SavedPlaces.tsx';
import { SourceCounts } from './SourceCounts.tsx';
import { withSource } from './withSource.ts';

export interface SourceBuilderProps {
  /** The partner's link, which the place is added to. */
  link: string;
  /** The places that are counted; null or undefined where the server counts none. */
  sources?: ReferralProgram['referral_link_sources'];
}

/** The most places that are saved: as many as a server counts apart. */
const mostSaved = 200;

/** The number of channels that are offered as places at first. */
const mostOffered = 4;

/** Makes a variant of the link for each place that it is shared at, such as a video's description. */
export function SourceBuilder({ link, sources }: SourceBuilderProps) {
  const { t } = useLingui();
  const { api } = usePortal();
  const query = useQuery(channelsQuery(api));
  const [source, setSource] = useState('');
  const marked = withSource(link, source);
  const kept = savedPlaces(useUser()?.id);
  const [places, setPlaces] = useState(() => atomStore.get(kept));
  const known = new Set(places.map((place) => markOf(link, place)));
  const others = (sources ?? []).filter((counted) => !known.has(counted.source));
  const isUnusable = source.trim() !== '' && marked === link;

  function keep(next: readonly string[]) {
    atomStore.set(kept, [...next]);
    setPlaces([...next]);
  }
  function save() {
    keep([source.trim(), ...places].slice(0, mostSaved));
    setSource('');
  }

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
        {marked !== link && !known.has(markOf(link, source)) && (
          <>
            <LinkField label={t`Link for this place`} url={marked} />
            <Row>
              <Button onClick={save}>
                <Trans>Save this place</Trans>
              </Button>
            </Row>
          </>
        )}
        {places.length > 0 && (
          <SavedPlaces
            places={places}
            link={link}
            sources={sources}
            onRemove={(place) => keep(places.filter((one) => one !== place))}
          />
        )}
        {others.length > 0 && <SourceCounts sources={others} />}
      </Stack>
    </Card>
  );
}
