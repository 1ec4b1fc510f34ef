import { Trans, useLingui } from '@lingui/react/macro';
import type { Statistics } from '@my-air/api-client/contract';
import { changeOf, type Figure } from '@my-air/feature-kit/data';
import { DateText } from '@my-air/feature-kit/views';
import { useFormat } from '@my-air/i18n';
import { StatTile } from '@my-air/ui-kit';

import { useTrend } from '../statistics/useTrend.ts';

interface PayoutTileProps {
  /** The answer with the payouts, which are those of all channels together. */
  statistics: Statistics;
  /** Whether some channels are left out, so that the payout is not theirs alone. */
  isNarrowed: boolean;
}

export interface MonthTilesProps extends PayoutTileProps, SubscribersTileProps {}

/** The subscribers, and the next payout beside the last one. */
export function MonthTiles({ subscribers, statistics, isNarrowed }: MonthTilesProps) {
  return (
    <>
      <SubscribersTile subscribers={subscribers} />
      <PayoutTile statistics={statistics} isNarrowed={isNarrowed} />
    </>
  );
}

interface SubscribersTileProps {
  /** The subscribers of the channels, now and 28 days before. */
  subscribers: Figure;
}

/** The subscribers; nothing where they are not known. */
export function SubscribersTile({ subscribers }: SubscribersTileProps) {
  const { t } = useLingui();
  const format = useFormat();
  const trendOf = useTrend();
  if (subscribers.now === null) return null;
  return (
    <StatTile
      label={t`Subscribers`}
      value={format.compact(subscribers.now)}
      trend={trendOf(changeOf(subscribers))}
    />
  );
}

/** The next payout beside the last one; nothing where none is known. */
export function PayoutTile({ statistics, isNarrowed }: PayoutTileProps) {
  const { t } = useLingui();
  const format = useFormat();
  const trendOf = useTrend();
  const { next_payout: payout, last_payout: last } = statistics;
  const lastAmount = format.money(last?.amount_usd);

  if (!payout) return null;
  return (
    <StatTile
      label={t`Next payout`}
      value={format.money(payout.amount_usd)}
      trend={trendOf(
        last ? changeOf({ now: payout.amount_usd, before: last.amount_usd }) : undefined,
        t`The last one was ${lastAmount}`,
      )}
      hint={
        isNarrowed ? (
          <Trans>
            <DateText value={payout.date} />, of all your channels
          </Trans>
        ) : (
          <DateText value={payout.date} />
        )
      }
    />
  );
}
