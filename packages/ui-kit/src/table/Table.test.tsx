import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Profiler, useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { buildVideos, type Video } from '../testing/buildVideos.ts';
import { noSelection, type TableSelection } from './selection.ts';
import { Table, type TableProps } from './Table.tsx';
import type { TableColumn, TableSort, TableWords } from './TableColumn.ts';

const columns: TableColumn<Video>[] = [
  {
    id: 'title',
    header: 'Video',
    cell: ({ title }) => title,
    sortBy: ({ title }) => title,
    isRowHeader: true,
  },
  { id: 'views', header: 'Views', cell: ({ views }) => views, sortBy: ({ views }) => views, align: 'end' },
  { id: 'language', header: 'Language', cell: ({ language }) => language ?? '—' },
];
const words: TableWords<Video> = {
  selectAll: 'Select all',
  selectRow: ({ title }) => `Select ${title}`,
  selected: (count) => `${count} selected`,
  selectMatching: (count) => `Select all ${count}`,
  clearSelection: 'Clear',
};
const idOf = ({ id }: Video) => id;
const video = (id: string, views: number): Video => ({
  id,
  title: id.toUpperCase(),
  views,
  language: null,
  publishedAt: '2026-01-01',
});
const three = [video('b', 20), video('a', 30), video('c', 10)];

function Kept({
  rows = three,
  canSelect = true,
  onSelectionChange,
  ...rest
}: Partial<TableProps<Video>> & { canSelect?: boolean }) {
  const [sort, setSort] = useState<TableSort | null>(null);
  const [selection, setSelection] = useState<TableSelection>(noSelection);
  return (
    <Table
      label="Videos"
      columns={columns}
      rowId={idOf}
      words={words}
      sort={sort}
      onSortChange={setSort}
      {...rest}
      rows={rows}
      {...(canSelect && {
        selection,
        onSelectionChange: (changed: TableSelection) => {
          setSelection(changed);
          onSelectionChange?.(changed);
        },
      })}
    />
  );
}

const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const heads = () =>
  screen.getAllByRole('columnheader').map((head) => [head.textContent, head.getAttribute('aria-sort')]);

test('it has a name, names of columns and of rows, and says how many rows there are', () => {
  render(<Kept matchingCount={120} />);
  const table = screen.getByRole('table', { name: 'Videos' });
  expect(table.getAttribute('aria-rowcount')).toBe('121');
  expect(
    within(table)
      .getAllByRole('row')
      .map((row) => row.getAttribute('aria-rowindex')),
  ).toEqual(['1', '2', '3', '4']);
  expect(names()).toEqual(['B', 'A', 'C']);
  expect(heads()).toEqual([
    ['', null],
    ['Video', 'none'],
    ['Views', 'none'],
    ['Language', null],
  ]);
});

test('a column that the server sorts asks for it and leaves the rows as they come', async () => {
  const sort = vi.fn();
  const onServer = [{ ...columns[0]!, sortBy: undefined, isSortable: true }];
  render(<Kept canSelect={false} columns={onServer} onSortChange={sort} />);
  await userEvent.click(screen.getByRole('button', { name: 'Video' }));
  expect(sort).toHaveBeenCalledExactlyOnceWith({ columnId: 'title', direction: 'ascending' });
  expect(names()).toEqual(['B', 'A', 'C']);
});

test('[AIM-03] one row, all that is loaded, all that match, and none', async () => {
  const change = vi.fn<(selection: TableSelection) => void>();
  render(<Kept matchingCount={50_000} onSelectionChange={change} />);
  const last = () => {
    const { mode, ids } = change.mock.lastCall![0];
    return [mode, [...ids].sort((one, other) => one.localeCompare(other)).join('')];
  };
  await userEvent.click(box('Select A'));
  expect(last()).toEqual(['some', 'a']);
  expect(box('Select all').indeterminate).toBe(true);
  expect(screen.getByRole('status').textContent).toBe('1 selected');
  await userEvent.click(box('Select all'));
  expect(last()).toEqual(['some', 'abc']);
  expect(box('Select all').checked).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Select all 50000' }));
  expect(last()).toEqual(['allMatching', '']);
  expect(screen.getByRole('status').textContent).toBe('50000 selected');
  await userEvent.click(box('Select B'));
  expect(last()).toEqual(['allMatching', 'b']);
  expect(screen.getByRole('status').textContent).toBe('49999 selected');
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(last()).toEqual(['some', '']);
  expect(screen.getByRole('status').textContent).toBe('');
});

test('with Shift all rows from the last one are chosen, in the order in which they stand', async () => {
  const change = vi.fn<(selection: TableSelection) => void>();
  render(<Kept onSelectionChange={change} />);
  await userEvent.click(screen.getByRole('button', { name: 'Video' }));
  const user = userEvent.setup();
  await user.click(box('Select A'));
  await user.keyboard('{Shift>}');
  await user.click(box('Select B'));
  await user.keyboard('{/Shift}');
  expect([...change.mock.lastCall![0].ids]).toEqual(['a', 'b']);
});

test('each value has the name of its column, for where rows are cards', () => {
  render(<Kept />);
  const cells = screen.getAllByRole('cell').slice(0, 3);
  expect(cells.map((cell) => cell.getAttribute('data-label'))).toEqual([null, 'Views', 'Language']);
});

test('it says that rows are on their way, that there are none, or that they could not be had', () => {
  const { rerender } = render(<Kept rows={[]} isLoading empty="No videos yet" />);
  expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true');
  expect(screen.queryByText('No videos yet')).toBeNull();
  rerender(<Kept rows={[]} empty="No videos yet" />);
  expect(screen.getByText('No videos yet')).toBeDefined();
  expect(box('Select all').disabled).toBe(true);
  rerender(<Kept rows={three} empty="No videos yet" error="The videos could not be loaded" />);
  expect(screen.getByText('The videos could not be loaded')).toBeDefined();
  expect(screen.queryAllByRole('rowheader')).toEqual([]);
  const many = Array.from({ length: 150 }, (_, place) => video(`v${place}`, place));
  rerender(<Kept rows={many} error="The videos could not be loaded" />);
  expect(screen.getByRole('table').hasAttribute('data-virtual')).toBe(false);
});

test('[TR-23] rows that arrive are painted in two steps, and rows that are there at the start in one', () => {
  const rows = Array.from({ length: 80 }, (_, place) => video(`v${place}`, place));
  const rowCounts = (first: readonly Video[], then: readonly Video[]) => {
    const counts: number[] = [];
    const seen = (shown: readonly Video[]) => (
      <Profiler id="table" onRender={() => counts.push(screen.queryAllByRole('rowheader').length)}>
        <Kept rows={shown} />
      </Profiler>
    );
    const { rerender, unmount } = render(seen(first));
    rerender(seen(then));
    unmount();
    return [...new Set(counts)];
  };
  expect(rowCounts([], rows)).toEqual([0, 30, 80]);
  expect(rowCounts(rows, rows)).toEqual([80]);
  expect(rowCounts(rows.slice(0, 40), rows)).toEqual([40, 80]);
});

test('the row of totals is the last one, below each column its own, and goes with the rows', () => {
  const totals = { title: 'Total of 3 videos', views: '60' };
  const { rerender } = render(<Kept totals={totals} />);
  const table = screen.getByRole('table');
  const last = within(table).getAllByRole('row').at(-1)!;
  expect(last.getAttribute('aria-rowindex')).toBe('5');
  expect(table.getAttribute('aria-rowcount')).toBe('5');
  expect(within(last).getByRole('rowheader').textContent).toBe('Total of 3 videos');
  expect([...last.children].map(({ textContent }) => textContent)).toEqual([
    '',
    'Total of 3 videos',
    '60',
    '',
  ]);
  rerender(<Kept rows={[]} totals={totals} empty="No videos yet" />);
  expect(screen.queryByText('60')).toBeNull();
});

test('the arrow keys move through the rows: from a box to the next one, from a name to the first row', async () => {
  const linked = columns.map((column) =>
    column.isRowHeader
      ? { ...column, cell: ({ title }: Video) => <a href={`#${title}`}>{title}</a> }
      : column,
  );
  render(<Kept columns={linked} />);
  const link = (name: string) => screen.getByRole('link', { name });
  const user = userEvent.setup();
  screen.getByRole('button', { name: 'Video' }).focus();
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(link('B'));
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  expect(document.activeElement).toBe(link('C'));
  await user.keyboard('{ArrowUp}{Control>}{ArrowUp}{/Control}');
  expect(document.activeElement).toBe(link('A'));
  box('Select A').focus();
  await user.keyboard('{ArrowUp} ');
  expect(document.activeElement).toBe(box('Select B'));
  expect(box('Select B').checked).toBe(true);
});

describe('the room for columns', () => {
  // The DOM of the test has no layout: the room is the ruler's width, and the table is as wide as its words.
  const rem = 16;
  let [room, words, textSize] = [0, 0, 1];
  let look = () => undefined as void;
  beforeEach(() => {
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
      const width = this.matches('table:not([data-cards])') ? Math.max(room, words) : room;
      return new DOMRect(0, 0, width, rem * textSize);
    });
    vi.stubGlobal(
      'ResizeObserver',
      class {
        constructor(watch: () => void) {
          look = watch;
        }
        observe = () => undefined;
        disconnect = () => undefined;
      },
    );
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });
  const hasCards = (width: number, size = 1) => {
    [room, textSize] = [width * rem, size];
    look();
    return screen.getByRole('table').hasAttribute('data-cards');
  };

  test('[NAV-20] rows are cards where the least widths of the columns do not fit, sooner with larger text', () => {
    [room, words, textSize] = [100 * rem, 0, 1];
    render(<Kept columns={columns.map((column) => ({ ...column, minWidth: 10 }))} />);
    // Three columns, and that of the boxes.
    expect([40, 33, 32.9, 33].map((width) => hasCards(width))).toEqual([false, false, true, false]);
    expect(hasCards(40, 1.5)).toBe(true);
  });

  test('[NAV-20] and where the longest words do not fit, until there is room for them', () => {
    [room, words, textSize] = [100 * rem, 60 * rem, 1];
    render(<Kept />);
    expect([70, 59, 40, 59.9, 60].map((width) => hasCards(width))).toEqual([false, true, true, true, false]);
  });

  test('[NAV-20] other rows with longer words make cards at once', () => {
    [room, words, textSize] = [50 * rem, 0, 1];
    const { rerender } = render(<Kept />);
    expect(hasCards(50)).toBe(false);
    words = 60 * rem;
    rerender(<Kept rows={[...three]} />);
    expect(screen.getByRole('table').hasAttribute('data-cards')).toBe(true);
  });
});

describe('with fifty thousand rows', () => {
  const rows = buildVideos(50_000);

  beforeEach(() => {
    // The DOM of the test has no layout.
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600);
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1200);
  });
  afterEach(() => vi.restoreAllMocks());

  test('[AIM-03] it draws those in sight alone, and each knows its place', () => {
    render(<Kept rows={rows} />);
    const drawn = screen.getAllByRole('rowheader');
    expect(drawn.length).toBeLessThan(30);
    expect(drawn[0]?.closest('tr')?.getAttribute('aria-rowindex')).toBe('2');
    expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('50001');
  });

  test('[TR-23] choosing one draws no cell again, and other rows draw only those in sight', async () => {
    const cell = vi.fn(({ title }: Video) => title);
    const counted: TableColumn<Video>[] = [{ id: 'title', header: 'Video', cell, isRowHeader: true }];
    const { rerender } = render(<Kept rows={rows} columns={counted} />);
    cell.mockClear();
    await userEvent.click(box(`Select ${rows[2]!.title}`));
    expect(box(`Select ${rows[2]!.title}`).checked).toBe(true);
    expect(cell).not.toHaveBeenCalled();
    const filtered = rows.filter(({ language }) => language === 'English');
    expect(filtered.length).toBeGreaterThan(1000);
    rerender(<Kept rows={filtered} columns={counted} />);
    expect(cell.mock.calls.length).toBeGreaterThan(0);
    expect(cell.mock.calls.length).toBeLessThan(60);
  });

  test('it is sorted as a whole', async () => {
    render(<Kept rows={rows} />);
    await userEvent.click(screen.getByRole('button', { name: 'Views' }));
    const least = Math.min(...rows.map(({ views }) => views));
    const [first] = screen.getAllByRole('rowheader');
    expect(first?.nextElementSibling?.textContent).toBe(`${least}`);
  });

  test('[CH-15] a high row keeps its height in another order, and no row lies over it', () => {
    const few = Array.from({ length: 200 }, (_, place) => video(`v${place}`, place));
    const [high, second, third, fourth, ...others] = few as [Video, Video, Video, Video, ...Video[]];
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
      return new DOMRect(0, 0, 1200, this.querySelector('th')?.textContent === high.title ? 100 : 50);
    });
    const starts = () =>
      [...document.querySelectorAll<HTMLElement>('tbody tr')].slice(0, 5).map(({ style }) => style.transform);
    const { rerender } = render(<Kept rows={few} />);
    expect(starts()).toEqual([0, 100, 150, 200, 250].map((start) => `translateY(${start}px)`));
    rerender(<Kept rows={[fourth, second, third, high, ...others]} />);
    expect(starts()).toEqual([0, 50, 100, 150, 250].map((start) => `translateY(${start}px)`));
  });

  test('[AIM-02] its footer is at the end of what scrolls', () => {
    render(<Kept rows={rows} footer={<button type="button">More</button>} />);
    const scroller = screen.getByRole('group', { name: 'Videos' });
    expect(within(scroller).getByRole('button', { name: 'More' })).toBe(scroller.lastElementChild);
  });

  test('it can be reached and scrolled with the keyboard', () => {
    render(<Kept rows={rows} canSelect={false} onSortChange={undefined} />);
    expect(screen.getByRole('group', { name: 'Videos' }).tabIndex).toBe(0);
  });
});
