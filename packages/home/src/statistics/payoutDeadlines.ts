import { msg } from '@lingui/core/macro';
import { statisticsQuery } from '@my-air/feature-kit/data';
import type { Deadline, PortalContext } from '@my-air/feature-kit';
import { createFormat } from '@my-air/i18n';
import { queryOptions } from '@tanstack/react-query';

/** The day of the next payout. */
export const payoutDeadlines = ({ api, locale }: PortalContext) =>
  queryOptions({
    ...statisticsQuery(api),
    select: (statistics): readonly Deadline[] => {
      const payout = statistics?.next_payout;
      if (!payout) return [];
      const amount = createFormat({ locale: locale.get() }).money(payout.amount_usd);
      return [
        {
          id: `payout-${payout.date}`,
          title: locale.i18n._(msg`Payout of ${amount}`),
          at: payout.date,
          to: '/home',
        },
      ];
    },
  });
