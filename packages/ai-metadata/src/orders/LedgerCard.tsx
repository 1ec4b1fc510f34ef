import { Trans, useLingui } from '@lingui/react/macro';
import { usePortal } from '@my-air/feature-kit';
import { useFormat } from '@my-air/i18n';
import { DateText, MoreRows, QueryView } from '@my-air/feature-kit/views';
import { Card, Stack, Table, TextLink, type TableColumn } from '@my-air/ui-kit';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';

import type { LedgerLine } from '../contract.ts';
import { uniqueRows } from '../list/paging.ts';
import { ledgerQuery } from './orders.api.ts';

/** A job has one line, whose id is that of its latest change. */
const keyOf = ({ id, job_id }: LedgerLine) => (job_id == null ? `line ${id}` : `job ${job_id}`);

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
              rows={uniqueRows(
                pages.flatMap((page) => page?.lines ?? []),
                keyOf,
              )}
              rowId={keyOf}
              height="24rem"
            />
            {(pages.length > 1 || history.hasNextPage) && <MoreRows query={history} />}
          </Stack>
        )}
      </QueryView>
    </Card>
  );
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
        // One piece, as a card places each part of a value by itself.
        <span>
          {words[kind] ?? t`Balance change`}
          {job_id != null && channel_title && (
            <>
              {' · '}
              <TextLink render={<Link to="/ai-metadata/translation/$job" params={{ job: String(job_id) }} />}>
                <bdi>{channel_title}</bdi>
              </TextLink>
            </>
          )}
        </span>
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
