import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';

import { Button } from '../button/Button.tsx';
import { EmptyState } from '../feedback/EmptyState.tsx';
import { ErrorState } from '../feedback/ErrorState.tsx';
import { buildVideos, type Video } from '../testing/buildVideos.ts';
import { onPhone, rightToLeft } from '../testing/decorators.tsx';
import { noSelection } from './selection.ts';
import { Table, type TableProps } from './Table.tsx';
import type { TableColumn, TableSort } from './TableColumn.ts';

const number = new Intl.NumberFormat('en');
const columns: TableColumn<Video>[] = [
  {
    id: 'title',
    header: 'Video',
    cell: ({ title }) => title,
    sortBy: ({ title }) => title,
    isRowHeader: true,
    share: 3,
  },
  {
    id: 'views',
    header: 'Views',
    cell: ({ views }) => number.format(views),
    sortBy: ({ views }) => views,
    align: 'end',
    minWidth: 7,
  },
  { id: 'language', header: 'Language', cell: ({ language }) => language ?? '—', minWidth: 8 },
  {
    id: 'publishedAt',
    header: 'Published',
    cell: ({ publishedAt }) => publishedAt,
    sortBy: ({ publishedAt }) => publishedAt,
    align: 'end',
    minWidth: 8,
  },
];

/** The same with two lines in a cell, a button, and columns that are as wide as they say. */
const longColumns: TableColumn<Video>[] = columns.map((column) => {
  switch (column.id) {
    case 'language':
      return { ...column, minWidth: 15, cell: ({ language }) => <Button size="s">{language}</Button> };
    case 'publishedAt':
      return {
        ...column,
        minWidth: 11,
        share: 0,
        cell: ({ publishedAt }) => (
          <>
            <div>{publishedAt}</div>
            <div>Запланировано</div>
          </>
        ),
      };
    default:
      return column.isRowHeader ? { ...column, minWidth: 15 } : column;
  }
});

function withLongWords(rows: readonly Video[]): Video[] {
  const titles = [
    'Найвисокопродуктивніший день',
    'Responsabilidades compartilhadas e inconstitucionalidades',
  ];
  return rows.map((row, place) => ({ ...row, title: titles[place % 2]!, language: 'Азербайджанська' }));
}

const eight = buildVideos(8);
const many = buildVideos(50_000);
const idOf = ({ id }: Video) => id;

const meta: Meta<TableProps<Video>> = {
  title: 'Kit/Data/Table',
  id: 'kit-table',
  component: Table,
  args: {
    label: 'Videos',
    columns,
    rows: eight,
    rowId: idOf,
    locale: 'en',
    words: {
      selectAll: 'Select all videos',
      selectRow: ({ title }) => `Select ${title}`,
      selected: (count) => `${number.format(count)} selected`,
      selectMatching: (count) => `Select all ${number.format(count)}`,
      clearSelection: 'Clear',
    },
    empty: <EmptyState title="No videos yet" text="They will be here once the channel is synced." />,
  },
  render: (args) => <Kept {...args} />,
};
export default meta;
type Story = StoryObj<TableProps<Video>>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const views = canvas.getByRole('button', { name: 'Views' });
    views.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('columnheader', { name: 'Views' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('columnheader', { name: 'Views' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    const [box] = canvas.getAllByRole('checkbox');
    box?.focus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('status')).toHaveTextContent('8 selected');
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('status')).toHaveTextContent('');
  },
};

export const Selected: Story = {
  args: { matchingCount: 12_431, selectionActions: <Button size="s">Translate</Button> },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all videos' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Select all 12,431' }));
    const [, first] = canvas.getAllByRole('checkbox');
    if (first) await userEvent.click(first);
    await expect(canvas.getByRole('status')).toHaveTextContent('12,430 selected');
  },
};

/** Fifty thousand rows: only visible ones are drawn, and the focused one stays when it is scrolled away. */
export const Many: Story = {
  args: { rows: many, height: '28rem' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('rowheader').length).toBeGreaterThan(5));
    await expect(canvas.getAllByRole('rowheader').length).toBeLessThan(40);
    const [, first] = canvas.getAllByRole('checkbox');
    first?.focus();
    const scroller = canvas.getByRole('group', { name: 'Videos' });
    scroller.scrollTop = 500_000;
    await waitFor(() =>
      expect(Number(canvas.getAllByRole('row').at(-1)?.getAttribute('aria-rowindex'))).toBeGreaterThan(1000),
    );
    await expect(first).toHaveFocus();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all videos' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('50,000 selected');
    scroller.scrollTop = 0;
  },
};

/** Another density moves the rows of an open table immediately, without gaps between them. */
export const DensityChanges: Story = {
  args: { rows: many, height: '28rem' },
  play: async ({ canvas }) => {
    const page = document.documentElement;
    const { density } = page.dataset;
    await waitFor(() => expect(canvas.getAllByRole('rowheader').length).toBeGreaterThan(5));
    for (const chosen of ['comfortable', 'compact', 'comfortable']) {
      page.dataset['density'] = chosen;
      await waitFor(() => {
        const [, second, third] = canvas.getAllByRole('row').map((row) => row.getBoundingClientRect());
        return expect(Math.abs((third?.top ?? 0) - (second?.bottom ?? 0))).toBeLessThan(1);
      });
    }
    if (density === undefined) delete page.dataset['density'];
    else page.dataset['density'] = density;
  },
};

export const One: Story = { args: { rows: eight.slice(0, 1) } };

export const Empty: Story = { args: { rows: [] } };

export const Loading: Story = { args: { rows: [], isLoading: true } };

export const Failed: Story = {
  args: {
    rows: [],
    error: (
      <ErrorState
        title="The videos could not be loaded"
        text="Nothing is lost. Try again in a moment."
        action={<Button>Try again</Button>}
      />
    ),
  },
};

export const LongText: Story = {
  args: {
    rows: eight.map((row) => ({
      ...row,
      title: 'Як ми за одне літо проїхали всю країну з камерою і трьома дітьми',
    })),
  },
};

/** Words as long as those of other languages, at every width: see checkTables of the storybook. */
export const LongWords: Story = {
  args: { rows: withLongWords(eight), columns: longColumns },
};

/** The same where rows are drawn as they are scrolled to. */
export const ManyLongWords: Story = {
  args: { rows: withLongWords(buildVideos(101)), columns: longColumns, height: '28rem' },
};

export const OnPhone: Story = {
  decorators: [onPhone],
  args: { selectionActions: <Button size="s">Translate</Button> },
};

/** The sums of the columns are below the rows. */
export const Totals: Story = {
  args: {
    totals: {
      title: 'Total of 8 videos',
      views: number.format(eight.reduce((sum, { views }) => sum + views, 0)),
    },
  },
};

export const TotalsOnPhone: Story = { ...Totals, decorators: [onPhone] };

export const ManyOnPhone: Story = {
  decorators: [onPhone],
  args: { rows: many, height: '28rem' },
  play: async ({ canvas }) => {
    // Below the head, each card begins where the one before ends.
    await waitFor(async () => {
      const [, first, second] = canvas.getAllByRole('row').map((row) => row.getBoundingClientRect());
      await expect(second?.top).toBeCloseTo(first?.bottom ?? 0, 0);
    });
  },
};

export const RightToLeft: Story = { globals: rightToLeft };

export const Zoomed: Story = { globals: { zoom: '200' } };

function Kept(args: TableProps<Video>) {
  const [sort, setSort] = useState<TableSort | null>(args.sort ?? null);
  const [selection, setSelection] = useState(noSelection);
  return (
    <Table
      {...args}
      sort={sort}
      onSortChange={setSort}
      selection={selection}
      onSelectionChange={setSelection}
    />
  );
}
