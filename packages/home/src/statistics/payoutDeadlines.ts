import { msg } from '@lingui/core/macro';
import { statisticsQuery } from '@my-air/feature-kit/data';
import type { Deadline, PortalContext } from '@my-air/feature-kit';
import { createFormat } from '@my-air/i18n';
import { queryOptions } from '@tanstack/react-query';

/** The days of the next report and of the next payout. */
export const payoutDeadlines = ({ api, locale }: PortalContext) =>
  queryOptions({
    ...statisticsQuery(api),
    select: (statistics): readonly Deadline[] => {
      const { next_report: report, next_payout: payout } = statistics ?? {};
      const reports = report
        ? [
            {
              id: `report-${report.date}`,
              title: locale.i18n._(msg`Report of your earnings`),
              at: report.date,
              to: '/home',
            },
          ]
        : [];
      if (!payout) return reports;
      const amount = createFormat({ locale: locale.get() }).money(payout.amount_usd);
      return [
        ...reports,
        {
          id: `payout-${payout.date}`,
          title: locale.i18n._(msg`Payout of ${amount}`),
          at: payout.date,
          to: '/home',
        },
      ];
    },
  });
