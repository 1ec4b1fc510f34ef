import { useLingui } from '@lingui/react/macro';
import { useTableWords } from '@my-air/feature-api/words';
import { useFormat } from '@my-air/i18n';
import { Card, CopyButton, Stack, Table, Text, type TableColumn } from '@my-air/ui-kit';
import { lazy, Suspense, useMemo, useState } from 'react';

import type { ReferralLink } from '../contract.ts';
import { conversion } from './conversion.ts';

const LinkField = lazy(() => import('./LinkField.tsx').then((module) => ({ default: module.LinkField })));

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
  const [denied, setDenied] = useState<{ link: ReferralLink; tries: number }>();
  const columns = useMemo((): TableColumn<ReferralLink>[] => {
    const count = (value: number | null | undefined) =>
      typeof value === 'number' ? format.number(value) : '–';
    const copyCell = (link: ReferralLink) => (
      <CopyButton
        size="s"
        text={link.url}
        label={t`Copy link`}
        copiedLabel={t`Copied`}
        failedLabel={t`Could not copy`}
        onFail={() => setDenied((last) => ({ link, tries: (last?.tries ?? 0) + 1 }))}
      />
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
      <Stack gap={4}>
        <Table
          label={title}
          columns={columns}
          rows={links}
          rowId={({ marker }) => marker}
          words={words}
          locale={locale}
          empty={<Text tone="muted">{empty}</Text>}
        />
        {denied && (
          <Suspense fallback={null}>
            <LinkField key={denied.tries} label={denied.link.marker} url={denied.link.url} isDenied />
          </Suspense>
        )}
      </Stack>
    </Card>
  );
}
