import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { channelKey } from '@my-air/feature-kit/data';
import { useFormat } from '@my-air/i18n';
import { CsvButton, useTableWords } from '@my-air/feature-kit/views';
import { Button, Checkbox, Popover, Row, Stack, Table } from '@my-air/ui-kit';
import { useMemo, type CSSProperties } from 'react';

import { ChosenActs } from '../several/ChosenActs.tsx';
import { columnIds, type ChannelSort, type ColumnId } from './ChannelSearch.ts';
import { splitSort, type ChannelRow } from './findChannels.ts';
import { useChosenRows } from './useChosenRows.ts';
import type { ChannelColumn } from './useChannelColumns.tsx';

export interface ChannelTableProps {
  /** The channels that are listed, in their order. */
  rows: readonly ChannelRow[];
  /** All channels of the page; those of them that are selected stay so while others are listed. */
  all: readonly ChannelRow[];
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

/** Channels as rows, several of which are acted on or saved as a file together. */
export function ChannelTable({
  rows: listed,
  all,
  columns,
  shown,
  onShown,
  sort,
  onSort,
}: ChannelTableProps) {
  const { t } = useLingui();
  const format = useFormat();
  const { words, locale } = useTableWords(titleOf);
  const { chosen, ids, hidden, isAlone, showAlone, choose } = useChosenRows(all, listed);
  const rows = isAlone ? chosen : listed;
  const counted = chosen.length > 0 ? chosen : rows;
  // Remembered by hand: a row is drawn again with its columns.
  const drawn = useMemo(() => columns.filter(({ id }) => shown.includes(id)), [columns, shown]);
  const lines = () => {
    const fields = drawn.flatMap((column) => Object.entries(column.fields));
    return [fields.map(([name]) => name), ...counted.map((row) => fields.map(([, read]) => read(row)))];
  };
  const hiddenText = t`${plural(hidden, { one: '# not in the list shown', other: '# not in the list shown' })}`;
  const selectedText = (selected: string) => (hidden > 0 ? t`${selected}, ${hiddenText}` : selected);
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
        selection={{ mode: 'some', ids }}
        onSelectionChange={(next) =>
          // All that match are all that are listed, beside those that are selected already.
          choose(next.mode === 'some' ? next.ids : [...ids, ...rows.map(keyOf)])
        }
        words={{ ...words, selected: (count) => selectedText(words.selected(count)) }}
        selectionActions={
          <>
            {(hidden > 0 || isAlone) && (
              <Button size="s" variant="quiet" onClick={() => showAlone(!isAlone)}>
                {isAlone ? t`Show all channels` : t`Show only the selected`}
              </Button>
            )}
            <ChosenActs
              chosen={chosen.map(({ channel }) => channel)}
              onStarted={(started) => {
                const left = new Set(ids);
                for (const channel of started) left.delete(channelKey(channel));
                choose(left);
              }}
            />
          </>
        }
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
