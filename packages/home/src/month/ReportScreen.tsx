import { Trans, useLingui } from '@lingui/react/macro';
import { channelKey, OnlyScope } from '@my-air/feature-kit/data';
import { BackLink, CsvButton, useLightPaper } from '@my-air/feature-kit/views';
import { useFormat } from '@my-air/i18n';
import { Button, Card, EmptyState, Page, Row, StatTile, Table } from '@my-air/ui-kit';
import { Link } from '@tanstack/react-router';
import { styled } from 'styled-components';

import { useTrend } from '../statistics/useTrend.ts';
import { ChangeLists } from './ChangeLists.tsx';
import { MonthTiles } from './MonthTiles.tsx';
import { Tiles } from './SeveralChannels.tsx';
import type { MonthRow } from './monthOf.ts';
import { useMonth } from './useMonth.ts';
import { useReportColumns } from './useReportColumns.tsx';

const none: readonly MonthRow[] = [];
const keyOf = ({ channel }: MonthRow) => channelKey(channel);

/** The last 28 days of the channels on one page, to print or to save as a table. */
export function ReportScreen() {
  const { t } = useLingui();
  const format = useFormat();
  const trendOf = useTrend();
  const month = useMonth();
  const rows = month?.rows ?? none;
  const columns = useReportColumns(rows);
  const days = month?.sum.days ?? [];
  const [from, to] = [days[0]?.date, days.at(-1)?.date].map((date) => format.date(date));
  useLightPaper();

  const lines = () => [
    columns.flatMap(({ fields }) => Object.keys(fields)),
    ...rows.map((row) => columns.flatMap(({ fields }) => Object.values(fields).map((read) => read(row)))),
  ];

  return (
    <Page
      title={<Trans>Report of your channels</Trans>}
      lead={
        days.length > 0 ? (
          <Trans>
            {from} – {to}, compared with the 28 days before. Earnings are estimated by YouTube.
          </Trans>
        ) : undefined
      }
      actions={
        rows.length > 0 ? (
          <OnScreen gap={2} wrap>
            <CsvButton name="report.csv" lines={lines} />
            <Button size="s" onClick={() => window.print()}>
              <Trans>Print</Trans>
            </Button>
          </OnScreen>
        ) : undefined
      }
    >
      <OnScreen>
        <BackLink render={<Link to="/home" />} />
      </OnScreen>
      <OnlyScope />
      {month && rows.length > 0 ? (
        <>
          <Card>
            <Tiles>
              <StatTile
                label={t`Earnings`}
                value={format.money(month.sum.revenue.total)}
                trend={trendOf(month.sum.revenue.change)}
              />
              <StatTile
                label={t`Views`}
                value={format.compact(month.sum.views.total)}
                trend={trendOf(month.sum.views.change)}
              />
              <MonthTiles {...month} />
            </Tiles>
          </Card>
          {rows.length > 1 && month.risen.length + month.fallen.length > 0 && (
            <Card>
              <ChangeLists {...month} level={2} />
            </Card>
          )}
          <Table isWhole label={t`All channels`} columns={columns} rows={rows} rowId={keyOf} />
        </>
      ) : (
        <EmptyState
          illustration="money"
          title={<Trans>Nothing to report yet</Trans>}
          text={<Trans>Your earnings and views appear here once a channel is connected.</Trans>}
        />
      )}
    </Page>
  );
}

const OnScreen = styled(Row)`
  @media print {
    display: none;
  }
`;
