import { Trans, useLingui } from '@lingui/react/macro';
import { ItemBoundary, useAddressText } from '@my-air/feature-api/views';
import { EmptyState, Grid, SearchInput, Stack, Text } from '@my-air/ui-kit';
import { useDeferredValue } from 'react';

import type { DistributionPlatform } from '../contract.ts';
import { orderPlatforms } from './orderPlatforms.ts';
import { PlatformCard } from './PlatformCard.tsx';
import { useGrowingCount } from './useGrowingCount.ts';

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
  const needle = useDeferredValue(wanted).trim().toLowerCase();
  const found = orderPlatforms(platforms).filter(({ platform }) => platform.toLowerCase().includes(needle));
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
      {platforms.length >= searchedFrom && (
        <SearchInput
          aria-label={t`Search platforms`}
          placeholder={t`Search platforms`}
          clearLabel={t`Clear the search`}
          value={wanted}
          onValueChange={setWanted}
        />
      )}
      {found.length === 0 && (
        <Text tone="muted">
          <Trans>No platforms found.</Trans>
        </Text>
      )}
      <Grid min="18rem" gap={4}>
        {/* oxlint-disable-next-line my-air/cut-is-said -- grows by itself until all are drawn */}
        {found.slice(0, drawn).map((platform) => (
          <ItemBoundary key={platform.id} of={platform}>
            <PlatformCard platform={platform} />
          </ItemBoundary>
        ))}
      </Grid>
    </Stack>
  );
}
