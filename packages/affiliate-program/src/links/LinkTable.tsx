import { useLingui } from '@lingui/react/macro';
import { useTableWords } from '@my-air/feature-kit/views';
import { Card, CopyButton, Stack, Table, Text, type TableColumn } from '@my-air/ui-kit';
import { useMemo, useState } from 'react';

import type { ReferralLink } from '../contract.ts';
import { useCountColumns } from './useCountColumns.ts';
import { LinkField } from './LinkField.tsx';

export interface LinkTableProps {
  /** The heading of the card, and the name of the table. */
  title: string;
  /** The links of one scheme, one for each row. */
  links: readonly ReferralLink[];
  /** The text in place of rows when there are none. */
  empty: string;
}

/** Links of one scheme with their markers, hits, registrations and conversion. */
export function LinkTable({ title, links, empty }: LinkTableProps) {
  const { t } = useLingui();
  const counts = useCountColumns();
  const { words, locale } = useTableWords<ReferralLink>(({ marker }) => marker);
  const [denied, setDenied] = useState<{ link: ReferralLink; tries: number }>();
  const columns = useMemo((): TableColumn<ReferralLink>[] => {
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
      ...counts,
      {
        id: 'copy',
        header: t`Copy`,
        isHeaderHidden: true,
        cell: copyCell,
      },
    ];
  }, [counts, t]);

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
        {denied && <LinkField key={denied.tries} label={denied.link.marker} url={denied.link.url} isDenied />}
      </Stack>
    </Card>
  );
}
