import { Trans, useLingui } from '@lingui/react/macro';
import { useFormat } from '@my-air/i18n';
import { Card, StatTile } from '@my-air/ui-kit';
import { styled } from 'styled-components';

import type { DistributionPlatform } from '../contract.ts';

export interface DistributionFiguresProps {
  /** The platforms that the figures count by state. */
  platforms: readonly DistributionPlatform[];
  /** In US dollars; null where the server did not say. */
  total: number | null | undefined;
}

/** The income from distribution, and the number of platforms with the videos. */
export function DistributionFigures({ platforms, total }: DistributionFiguresProps) {
  const { t } = useLingui();
  const format = useFormat();
  const count = (state: string) => platforms.filter((platform) => platform.state === state).length;
  const unread = platforms.reduce((sum, { unread_count }) => sum + (unread_count ?? 0), 0);

  return (
    <Card>
      <Tiles>
        <StatTile
          size="l"
          label={t`Earned in total`}
          value={typeof total === 'number' ? format.money(total) : '–'}
          hint={<Trans>On all platforms, before payout</Trans>}
        />
        <StatTile label={t`Live`} value={format.number(count('distributing'))} />
        <StatTile label={t`In preparation`} value={format.number(count('agreed'))} />
        <StatTile label={t`Unread messages`} value={format.number(unread)} />
      </Tiles>
    </Card>
  );
}

/** The first figure is the largest, and an amount stays on one line. */
const Tiles = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-4);

  > * {
    flex: 1 1 8rem;
  }
  > :first-child {
    flex: 2 1 18rem;
  }
`;
