import { useLingui } from '@lingui/react/macro';
import { useFormat } from '@my-air/i18n';
import type { TableColumn } from '@my-air/ui-kit';
import { useMemo } from 'react';

import type { Counted } from '../program/sumReferrals.ts';
import { conversion } from './conversion.ts';

/** The columns of visits, registrations and conversion, the same for each link and for the sum of them. */
export function useCountColumns(): readonly TableColumn<Counted>[] {
  const { t } = useLingui();
  const format = useFormat();
  return useMemo(() => {
    const count = (value: number | null | undefined) =>
      typeof value === 'number' ? format.number(value) : '–';
    return [
      { id: 'hits', header: t`Visits`, align: 'end', cell: ({ hit_count }) => count(hit_count) },
      {
        id: 'registrations',
        header: t`Registrations`,
        align: 'end',
        cell: ({ registration_count }) => count(registration_count),
      },
      {
        id: 'conversion',
        header: t`Conversion`,
        align: 'end',
        cell: ({ hit_count, registration_count }) => {
          const share = conversion(hit_count, registration_count);
          return share === undefined ? '–' : format.percent(share);
        },
      },
    ];
  }, [format, t]);
}
