import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Channel } from '@my-air/api-client/contract';
import { usePortal } from '@my-air/feature-kit';
import { channelKey } from '@my-air/feature-kit/data';
import { useFormat } from '@my-air/i18n';
import { CsvButton, useBindingAction, useTableWords } from '@my-air/feature-kit/views';
import { Button, Checkbox, noSelection, Popover, Row, Stack, Table } from '@my-air/ui-kit';
import { useIsMutating } from '@tanstack/react-query';
import { useMemo, useState, type CSSProperties } from 'react';

import { auditSeveral } from '../audit/auditSeveral.ts';
import { joinSeveral } from '../join/joinSeveral.ts';
import { severalKey } from '../several/actOnSeveral.ts';
import { columnIds, type ChannelSort, type ColumnId } from './ChannelSearch.ts';
import { splitSort, type ChannelRow } from './findChannels.ts';
import type { ChannelColumn } from './useChannelColumns.tsx';

export interface ChannelTableProps {
  /** The channels, in their order. */
  rows: readonly ChannelRow[];
  /** The columns that have values, in order. */
  columns: readonly ChannelColumn[];
  /** Those of them that are shown. */
  shown: readonly ColumnId[];
  /** Called with those that are to be shown. */
  onShown: (shown: readonly ColumnId[]) => void;
  /** The order; undefined where those that need the user come first. */
  sort: ChannelSort | undefined;
  /** Called with another order. */
  onSort: (sort: ChannelSort) => void;
}

const titleOf = ({ channel }: ChannelRow) => channel.title;
const keyOf = ({ channel }: ChannelRow) => channelKey(channel);
/** 48 px with the line below. */
const rowHeight = { '--size-row': 'calc(3rem - 1px)' } as CSSProperties;

/** Channels as rows, several of which join, are audited or are saved as a file together. */
export function ChannelTable({ rows, columns, shown, onShown, sort, onSort }: ChannelTableProps) {
  const { t } = useLingui();
  const format = useFormat();
  const { words, locale } = useTableWords(titleOf);
  const [selection, select] = useState(noSelection);
  const chosen = rows.filter((row) => selection.ids.has(keyOf(row)));
  const counted = chosen.length > 0 ? chosen : rows;
  // Remembered by hand: a row is drawn again with its columns.
  const drawn = useMemo(() => columns.filter(({ id }) => shown.includes(id)), [columns, shown]);
  const keep = (leftOut: readonly Channel[] | undefined) =>
    leftOut && select({ mode: 'some', ids: new Set(leftOut.map(channelKey)) });
  const lines = () => {
    const fields = drawn.flatMap((column) => Object.entries(column.fields));
    return [fields.map(([name]) => name), ...counted.map((row) => fields.map(([, read]) => read(row)))];
  };
  const count = format.number(rows.length);
  const total = format.number(counted.length);
  const order = sort && splitSort(sort);

  return (
    <Stack gap={3}>
      <Row justify="between" gap={3} wrap>
        <span>{t`${plural(rows.length, { one: `${count} channel`, other: `${count} channels` })}`}</span>
        <Row gap={2} wrap>
          <ColumnChoice columns={columns} shown={shown} onShown={onShown} />
          <CsvButton name="channels.csv" lines={lines} />
        </Row>
      </Row>
      <Table
        label={t`Channels`}
        style={rowHeight}
        columns={drawn}
        rows={rows}
        rowId={keyOf}
        locale={locale}
        sort={order ? { columnId: order.key, direction: order.direction } : null}
        onSortChange={({ columnId }) => {
          const column = drawn.find(({ id }) => id === columnId);
          // Its first direction is that of the column, not always the ascending one.
          if (column) onSort(sort === column.id ? `${column.id}.reversed` : column.id);
        }}
        selection={{ mode: 'some', ids: new Set(chosen.map(keyOf)) }}
        onSelectionChange={(next) =>
          // All that match are all that are listed.
          select(next.mode === 'some' ? next : { mode: 'some', ids: new Set(rows.map(keyOf)) })
        }
        words={words}
        selectionActions={<ChosenActions chosen={chosen} onDone={keep} />}
        totals={{
          ...Object.fromEntries(drawn.map(({ id, total: draw }) => [id, draw?.(counted)])),
          name: t`${plural(counted.length, { one: `Total of ${total} channel`, other: `Total of ${total} channels` })}`,
        }}
      />
    </Stack>
  );
}

/** The choice of the columns that are shown; that of the names always is. */
function ColumnChoice({ columns, shown, onShown }: Pick<ChannelTableProps, 'columns' | 'shown' | 'onShown'>) {
  const { t } = useLingui();
  return (
    <Popover title={t`Columns`} trigger={<Button size="s">{t`Columns`}</Button>}>
      <Stack gap={2}>
        {columns
          .filter(({ isRowHeader }) => !isRowHeader)
          .map(({ id, header }) => (
            <Checkbox
              key={id}
              label={header}
              checked={shown.includes(id)}
              onChange={({ target }) =>
                onShown(columnIds.filter((one) => (one === id ? target.checked : shown.includes(one))))
              }
            />
          ))}
      </Stack>
    </Popover>
  );
}

interface ChosenActionsProps {
  /** The chosen channels. */
  chosen: readonly ChannelRow[];
  /** Called at the end with those that were left out, which stay chosen; undefined when it did not come to its end. */
  onDone: (leftOut: readonly Channel[] | undefined) => void;
}

/** The actions for several channels at once, each with the number of channels that it fits. */
function ChosenActions({ chosen, onDone }: ChosenActionsProps) {
  const { t } = useLingui();
  const portal = usePortal();
  const binding = useBindingAction();
  const format = useFormat();
  const channelsOf = (rows: readonly ChannelRow[]) => rows.map(({ channel }) => channel);
  const joinable = channelsOf(chosen.filter(({ described }) => described.action.kind === 'join'));
  // Analysts look at YouTube channels only.
  const auditable = channelsOf(
    chosen.filter(
      ({ channel, described }) => channel.platform === 'youtube' && described.kind === 'connected',
    ),
  );
  const [joinCount, auditCount] = [format.number(joinable.length), format.number(auditable.length)];
  const isJoining = useIsMutating({ mutationKey: severalKey('join') }) > 0;
  const isAuditing = useIsMutating({ mutationKey: severalKey('audit') }) > 0;

  return (
    <>
      {joinable.length > 0 && (
        <Button
          size="s"
          variant="primary"
          isBusy={isJoining}
          onClick={() => void joinSeveral(portal, joinable).then(onDone)}
          {...binding.control}
        >
          {t`Apply (${joinCount})`}
        </Button>
      )}
      {auditable.length > 0 && (
        <Button
          size="s"
          isBusy={isAuditing}
          onClick={() => void auditSeveral(portal, auditable).then(onDone)}
          {...binding.control}
        >
          {t`Request an audit (${auditCount})`}
        </Button>
      )}
    </>
  );
}
