import { Trans, useLingui } from '@lingui/react/macro';
import { usePortal } from '@my-air/feature-kit';
import { useFormat } from '@my-air/i18n';
import { DateText, QueryView } from '@my-air/feature-kit/views';
import { Card, Stack, Table, TextLink, type TableColumn } from '@my-air/ui-kit';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';

import type { LedgerLine } from '../contract.ts';
import { MoreRows } from '../list/MoreRows.tsx';
import { ledgerQuery } from './orders.api.ts';

const idOf = ({ id }: LedgerLine) => String(id);

/** Every change of the balance: a purchase or a translation a line. Nothing where the server does not list them. */
export function LedgerCard() {
  const { t } = useLingui();
  const { api } = usePortal();
  const history = useInfiniteQuery(ledgerQuery(api));
  const columns = useColumns();
  const isEmpty = history.data?.pages.every((page) => !page || page.lines.length === 0);
  if (isEmpty) return null;

  return (
    <Card title={<Trans>Balance history</Trans>}>
      <QueryView query={history} failed={<Trans>The balance history could not be loaded</Trans>}>
        {({ pages }) => (
          <Stack gap={2}>
            <Table
              label={t`Balance history`}
              columns={columns}
              rows={linesOf(pages)}
              rowId={idOf}
              height="24rem"
            />
            {(pages.length > 1 || history.hasNextPage) && <MoreRows query={history} />}
          </Stack>
        )}
      </QueryView>
    </Card>
  );
}

/** Each line once: one that changed while the next page was read is on both, and the earlier page is the newer one. */
function linesOf(pages: readonly ({ lines: readonly LedgerLine[] } | null)[]): readonly LedgerLine[] {
  const byKey = new Map<string, LedgerLine>();
  for (const page of pages)
    for (const line of page?.lines ?? []) {
      const key = line.job_id == null ? `line ${line.id}` : `job ${line.job_id}`;
      if (!byKey.has(key)) byKey.set(key, line);
    }
  return [...byKey.values()];
}

function useColumns(): readonly TableColumn<LedgerLine>[] {
  const { t } = useLingui();
  const format = useFormat();
  const words: Record<string, string> = {
    bought: t`Bought`,
    running: t`Translation, not finished yet`,
    translation: t`Translation`,
    unused: t`Translation, nothing charged`,
    undone: t`Translation, undone`,
  };
  return [
    {
      id: 'date',
      header: t`Date`,
      cell: ({ updated_at }) => <DateText value={updated_at} hasTime />,
      isRowHeader: true,
    },
    {
      id: 'kind',
      header: t`What happened`,
      cell: ({ kind, job_id, channel_title }) => (
        <>
          {words[kind] ?? t`Balance change`}
          {job_id != null && channel_title && (
            <>
              {' · '}
              <TextLink render={<Link to="/ai-metadata/translation/$job" params={{ job: String(job_id) }} />}>
                <bdi>{channel_title}</bdi>
              </TextLink>
            </>
          )}
        </>
      ),
    },
    {
      id: 'balance',
      header: t`Balance change`,
      cell: ({ balance_change }) => format.number(balance_change, { signDisplay: 'exceptZero' }),
      align: 'end',
    },
  ];
}
