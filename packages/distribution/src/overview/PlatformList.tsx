import { Trans, useLingui } from '@lingui/react/macro';
import { NothingInScope, OnlyScope, useScope } from '@my-air/feature-kit/data';
import { findByText, useLocale } from '@my-air/i18n';
import { ItemBoundary, useAddressText } from '@my-air/feature-kit/views';
import { EmptyState, Grid, SearchInput, Stack, Text } from '@my-air/ui-kit';
import { useDeferredValue, useEffect, useState } from 'react';

import type { DistributionPlatform } from '../contract.ts';
import { PlatformCard } from './PlatformCard.tsx';

/** The number drawn first, and added in each task that follows. */
const step = 24;

/**
 * The number of items to draw: a first screen of them, then more in tasks of their own, none of them long.
 */
function useGrowingCount(total: number): number {
  const [count, setCount] = useState(step);

  useEffect(() => {
    if (count >= total) return undefined;
    const timer = setTimeout(() => setCount(count + step));
    return () => clearTimeout(timer);
  }, [count, total]);

  return Math.min(count, total);
}

const order = ['not_agreed', 'rejected', 'agreed', 'distributing', 'legacy', 'cannot_distribute'];

/**
 * Platforms in the order of the user's possible actions; within a state in the server's order. Each has the place of its
 * state when the list was opened: a card that was acted on does not leave the user's sight.
 */
function orderPlatforms(
  platforms: readonly DistributionPlatform[],
  opened: readonly DistributionPlatform[],
): DistributionPlatform[] {
  const states = new Map([...platforms, ...opened].map(({ id, state }) => [id, state]));
  const rank = ({ id }: DistributionPlatform) => {
    const place = order.indexOf(states.get(id) ?? '');
    return place === -1 ? 3.5 : place;
  };
  return [...platforms].sort((one, other) => rank(one) - rank(other));
}

export interface PlatformListProps {
  /** The platforms in the order of the server; the list sorts them by state. */
  platforms: readonly DistributionPlatform[];
}

// Fewer are seen at a glance.
const searchedFrom = 12;

/** Every platform as a card: first those that wait for the user, then those that earn. */
export function PlatformList({ platforms }: PlatformListProps) {
  const { t } = useLingui();
  const [wanted, setWanted] = useAddressText('q');
  const [opened] = useState(platforms);
  const { includes, choice } = useScope();
  // One without channels is open to all of them.
  const inScope = platforms.filter(({ channels }) => !channels?.length || channels.some(includes));
  const locale = useLocale();
  const found = findByText(
    orderPlatforms(inScope, opened),
    ({ platform }) => platform,
    useDeferredValue(wanted),
    locale,
  );
  const drawn = useGrowingCount(found.length);

  if (platforms.length === 0) {
    return (
      <EmptyState
        title={<Trans>No platforms yet</Trans>}
        text={<Trans>Once a platform is open to your channels, it appears here with its agreement.</Trans>}
      />
    );
  }
  return (
    <Stack gap={4}>
      <OnlyScope />
      {platforms.length >= searchedFrom && (
        <SearchInput
          aria-label={t`Search platforms`}
          placeholder={t`Search platforms`}
          clearLabel={t`Clear the search`}
          value={wanted}
          onValueChange={setWanted}
        />
      )}
      {inScope.length === 0 && <NothingInScope />}
      {inScope.length > 0 && found.length === 0 && (
        <Text tone="muted">
          <Trans>No platforms found.</Trans>
        </Text>
      )}
      <Grid min="18rem" gap={4}>
        {/* oxlint-disable-next-line my-air/cut-is-said -- grows by itself until all are drawn */}
        {found.slice(0, drawn).map((platform) => (
          <ItemBoundary key={platform.id} of={platform}>
            <PlatformCard platform={platform} isNarrowed={choice !== undefined} />
          </ItemBoundary>
        ))}
      </Grid>
    </Stack>
  );
}
