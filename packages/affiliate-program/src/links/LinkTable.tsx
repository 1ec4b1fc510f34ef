import { useLingui } from '@lingui/react/macro';
import { useTableWords } from '@my-air/feature-api/words';
import { useFormat } from '@my-air/i18n';
import { Card, CopyButton, Table, Text, type TableColumn } from '@my-air/ui-kit';
import { useMemo } from 'react';

import type { ReferralLink } from '../contract.ts';
import { conversion } from './conversion.ts';

export interface LinkTableProps {
  title: string;
  links: readonly ReferralLink[];
  /** What is said where there are none. */
  empty: string;
}

/** Links of one scheme with their markers, hits, registrations and conversion. */
export function LinkTable({ title, links, empty }: LinkTableProps) {
  const { t } = useLingui();
  const format = useFormat();
  const { words, locale } = useTableWords<ReferralLink>(({ marker }) => marker);
  const columns = useMemo((): TableColumn<ReferralLink>[] => {
    const count = (value: number | null | undefined) =>
      typeof value === 'number' ? format.number(value) : '–';
    const copyCell = ({ url }: ReferralLink) => (
      <CopyButton size="s" text={url} label={t`Copy link`} copiedLabel={t`Copied`} />
    );
    return [
      { id: 'marker', header: t`Marker`, isRowHeader: true, cell: ({ marker }) => marker },
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
      {
        id: 'copy',
        header: t`Copy`,
        isHeaderHidden: true,
        cell: copyCell,
      },
    ];
  }, [format, t]);

  return (
    <Card title={title}>
      <Table
        label={title}
        columns={columns}
        rows={links}
        rowId={({ marker }) => marker}
        words={words}
        locale={locale}
        empty={<Text tone="muted">{empty}</Text>}
      />
    </Card>
  );
}
