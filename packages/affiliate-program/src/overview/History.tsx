import { Trans, useLingui } from '@lingui/react/macro';
import { useFormat } from '@my-air/i18n';
import { Card, LineChart } from '@my-air/ui-kit';

import type { ReferralProgram } from '../contract.ts';

export interface HistoryProps {
  days: NonNullable<ReferralProgram['history']>;
}

/** Visits and registrations day by day. */
export function History({ days }: HistoryProps) {
  const { t } = useLingui();
  const format = useFormat();

  return (
    <Card title={<Trans>Visits and registrations</Trans>}>
      <LineChart
        label={t`Visits and registrations by day`}
        categories={days.map(({ date }) => format.date(date))}
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
    </Card>
  );
}
