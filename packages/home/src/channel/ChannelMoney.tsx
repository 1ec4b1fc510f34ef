import { Trans, useLingui } from '@lingui/react/macro';
import type { Channel } from '@my-air/api-client/contract';
import { port, usePortal } from '@my-air/feature-kit';
import { statisticsQuery } from '@my-air/feature-kit/data';
import { PathLink } from '@my-air/feature-kit/views';
import { useFormat } from '@my-air/i18n';
import { Card, StatTile, TextLink } from '@my-air/ui-kit';
import { useSuspenseQuery } from '@tanstack/react-query';

import { PayoutTile } from '../month/MonthTiles.tsx';
import { homePorts } from '../ports.ts';

/** The share of the user in what a channel earns, and when that is paid. Nothing where neither is known. */
export function ChannelMoney({ channel: { contract } }: { channel: Channel }) {
  const { t } = useLingui();
  const format = useFormat();
  const { data: statistics } = useSuspenseQuery(statisticsQuery(usePortal().api));
  const share = contract?.income_percent;
  const report = port(homePorts, 'linkToReport')?.();
  if (typeof share !== 'number' && !statistics?.next_payout) return null;

  return (
    <Card
      title={<Trans>Money</Trans>}
      actions={
        report && (
          <TextLink render={<PathLink to={report} />}>
            <Trans>Report</Trans>
          </TextLink>
        )
      }
    >
      {typeof share === 'number' && <StatTile label={t`Your share`} value={format.percent(share)} />}
      {statistics && <PayoutTile statistics={statistics} isNarrowed />}
    </Card>
  );
}
