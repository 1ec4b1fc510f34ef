import { Trans, useLingui } from '@lingui/react/macro';
import { CsvButton, useTableWords } from '@my-air/feature-kit/views';
import { Card, Stack, Table, Text } from '@my-air/ui-kit';
import { useMemo } from 'react';

import type { ReferralProgram } from '../contract.ts';
import { conversion } from '../links/conversion.ts';
import { useCountColumns } from '../links/useCountColumns.ts';
import { sumReferrals, type Counted } from '../program/sumReferrals.ts';

export interface LinkSumsProps {
  /** The program whose links are summed up. */
  program: ReferralProgram;
}

/** A scheme, or all of them. */
type Row = Counted & { name: string };

/** The parts of the sums: visits and registrations by scheme. Nothing where there is no link yet. */
export function LinkSums({ program }: LinkSumsProps) {
  const { t } = useLingui();
  const counts = useCountColumns();
  const { words, locale } = useTableWords<Row>(({ name }) => name);
  const sum = sumReferrals(program);
  const names = {
    current: t`Your link`,
    campaign: t`Campaign links`,
    earlier: t`Earlier links`,
  };
  const all = t`All links`;
  const columns = useMemo(
    () => [{ id: 'name', header: t`Links`, isRowHeader: true, cell: ({ name }: Row) => name }, ...counts],
    [counts, t],
  );
  if (sum.parts.length === 0) return null;

  const lines = () => {
    const { referral_link_v4, referral_link_v4_counts, referral_links_new, referral_links_legacy } = program;
    const line = (name: string, marker: string, url: string, { hit_count, registration_count }: Counted) => {
      const share = conversion(hit_count, registration_count);
      return [name, hit_count, registration_count, share && Number(share.toFixed(1)), marker, url];
    };
    return [
      [t`Links`, t`Visits`, t`Registrations`, t`Conversion`, t`Marker`, t`Address`],
      ...(referral_link_v4 ? [line(names.current, '', referral_link_v4, referral_link_v4_counts ?? {})] : []),
      ...(referral_links_new ?? []).map((link) => line(names.campaign, link.marker, link.url, link)),
      ...(referral_links_legacy ?? []).map((link) => line(names.earlier, link.marker, link.url, link)),
      line(all, '', '', sum),
    ];
  };

  return (
    <Card
      title={<Trans>Visits and registrations by link</Trans>}
      actions={<CsvButton name="referral-links.csv" lines={lines} />}
    >
      <Stack gap={3}>
        <Table<Row>
          label={t`Visits and registrations by link`}
          columns={columns}
          rows={[...sum.parts.map((part) => ({ ...part, name: names[part.id] })), { ...sum, name: all }]}
          rowId={({ name }) => name}
          words={words}
          locale={locale}
        />
        {!sum.isWhole && (
          <Text size={14} tone="muted">
            <Trans>Links with a dash are not counted yet and are left out of the sum.</Trans>
          </Text>
        )}
      </Stack>
    </Card>
  );
}
