import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { endOf, useFormat } from '@my-air/i18n';
import { Card, LineChart, Stack, Text, useNow } from '@my-air/ui-kit';

import type { ReferralProgram } from '../contract.ts';
import { addCounts } from '../program/sumReferrals.ts';

export interface HistoryProps {
  /** The visits and registrations of each day, the oldest first. */
  days: NonNullable<ReferralProgram['history']>;
}

/**
 * Visits and registrations by all links, day by day and together. The day that is not over is left out, since a curve
 * that ends with it would fall each day.
 */
export function History({ days: allDays }: HistoryProps) {
  const { t } = useLingui();
  const format = useFormat();
  const now = useNow({ interval: 3_600_000 });
  const days = allDays.filter(({ date }) => endOf(date, 'UTC') <= now);
  const { hit_count: hits, registration_count: registrations } = addCounts(days);

  return (
    <Card title={<Trans>Visits and registrations</Trans>}>
      <Stack gap={3}>
        {typeof hits === 'number' && typeof registrations === 'number' && (
          <Text size={14} tone="muted">
            {t`${plural(days.length, { one: '# day', other: '# days' })}: ${plural(hits, { one: '# visit', other: '# visits' })} and ${plural(registrations, { one: '# registration', other: '# registrations' })} by all your links`}
          </Text>
        )}
        <LineChart
          label={t`Visits and registrations by day`}
          categories={days.map(({ date }) => format.shortDate(date))}
          series={[
            { id: 'hits', name: t`Visits`, values: days.map(({ hit_count }) => hit_count ?? null) },
            {
              id: 'registrations',
              name: t`Registrations`,
              values: days.map(({ registration_count }) => registration_count ?? null),
            },
          ]}
          formatValue={format.number}
          labels={{ table: t`Show as a table`, empty: t`No visits yet`, category: t`Day` }}
        />
      </Stack>
    </Card>
  );
}
