import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { LineChart, type LineChartProps } from './LineChart.tsx';

const data: LineChartProps = {
  label: 'Income of the last months',
  categories: ['August', 'September', 'October'],
  series: [
    { id: 'ads', name: 'Advertising', values: [100, 250.5, 400] },
    { id: 'music', name: 'Music', values: [20, null, -30] },
  ],
  formatValue: (value) => `$${value.toFixed(2)}`,
  labels: { table: 'Show the figures', empty: 'Nothing was earned yet', category: 'Month' },
};
test('every figure of it is in a table that can be opened', () => {
  render(<LineChart {...data} />);
  fireEvent.click(screen.getByText('Show the figures'));
  const rows = within(screen.getByRole('table')).getAllByRole('row');
  expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
    ['Month', 'Advertising', 'Music'],
    ['August', '$100.00', '$20.00'],
    ['September', '$250.50', '–'],
    ['October', '$400.00', '$-30.00'],
  ]);
});

test('one series needs no legend, several have one', () => {
  const { rerender } = render(<LineChart {...data} series={data.series.slice(0, 1)} />);
  expect(screen.queryByRole('list')).toBeNull();
  rerender(<LineChart {...data} />);
  expect(within(screen.getByRole('list')).getAllByRole('listitem')).toHaveLength(2);
});

test.each([
  ['no categories', { categories: [], series: [] }],
  ['no values', { series: [{ id: 'a', name: 'A', values: [null, null, null] }] }],
])('with %s it says so', (_, nothing) => {
  render(<LineChart {...data} {...nothing} />);
  expect(screen.getByText('Nothing was earned yet')).toBeDefined();
  expect(screen.queryByRole('slider')).toBeNull();
});

test('a single value can be drawn and read', () => {
  const { container } = render(
    <LineChart {...data} categories={['August']} series={[{ id: 'a', name: 'A', values: [5] }]} />,
  );
  expect(container.innerHTML).not.toContain('NaN');
  expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toBe('August, A: $5.00');
});

test('a press reads the category below it, also for a finger, until the focus leaves', () => {
  const { container } = render(<LineChart {...data} />);
  const drawing = container.querySelector('svg[height="240"]')!;
  const slider = screen.getByRole('slider');
  const read = () => container.querySelector('strong')?.textContent;
  // The drawing is 640 pixels wide: beside the labels of the axis is the first category.
  for (const [clientX, category] of [
    [90, 'August'],
    [630, 'October'],
  ] as const) {
    fireEvent.click(drawing, { clientX });
    fireEvent.pointerLeave(drawing.parentElement!);
    expect(read()).toBe(category);
    expect(document.activeElement).toBe(slider);
  }
  fireEvent.change(slider, { target: { value: '1' } });
  expect(read()).toBe('September');
  fireEvent.blur(slider);
  expect(read()).toBeUndefined();
});
