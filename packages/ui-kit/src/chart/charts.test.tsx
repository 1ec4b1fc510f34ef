import { fireEvent, render, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';

import { describeConformance } from '../testing/describeConformance.tsx';
import { BarChart } from './BarChart.tsx';
import type { ChartData } from './ChartData.ts';
import { LineChart } from './LineChart.tsx';
import { Sparkline } from './Sparkline.tsx';

const data: ChartData = {
  label: 'Income of the last months',
  categories: ['August', 'September', 'October'],
  series: [
    { id: 'ads', name: 'Advertising', values: [100, 250.5, 400] },
    { id: 'music', name: 'Music', values: [20, null, -30] },
  ],
  formatValue: (value) => `$${value.toFixed(2)}`,
  labels: { table: 'Show the figures', empty: 'Nothing was earned yet', category: 'Month' },
};
const charts = { LineChart, BarChart } as const;

describeConformance('Sparkline', (props) => (
  <Sparkline {...props} label="Views, from 1 to 3" values={[1, 3]} />
));

describe.each(Object.entries(charts))('<%s />', (name, Chart) => {
  describeConformance(name, (props) => <Chart {...props} {...data} />);

  test('its name is that of the figure', () => {
    render(<Chart {...data} />);
    expect(screen.getByRole('figure', { name: data.label })).toBeDefined();
  });

  test('every figure of it is in a table that can be opened', () => {
    render(<Chart {...data} />);
    fireEvent.click(screen.getByText('Show the figures'));
    const rows = within(screen.getByRole('table')).getAllByRole('row');
    expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
      ['Month', 'Advertising', 'Music'],
      ['August', '$100.00', '$20.00'],
      ['September', '$250.50', '–'],
      ['October', '$400.00', '$-30.00'],
    ]);
  });

  test('a slider reads it out value by value', () => {
    render(<Chart {...data} />);
    const slider = screen.getByRole('slider', { name: data.label });
    expect(slider.getAttribute('aria-valuetext')).toBe('October, Advertising: $400.00, Music: $-30.00');
    fireEvent.change(slider, { target: { value: '1' } });
    expect(slider.getAttribute('aria-valuetext')).toBe('September, Advertising: $250.50, Music: –');
  });

  test('one series needs no legend, several have one', () => {
    const { rerender } = render(<Chart {...data} series={data.series.slice(0, 1)} />);
    expect(screen.queryByRole('list')).toBeNull();
    rerender(<Chart {...data} />);
    expect(within(screen.getByRole('list')).getAllByRole('listitem')).toHaveLength(2);
  });

  test.each([
    ['no categories', { categories: [], series: [] }],
    ['no values', { series: [{ id: 'a', name: 'A', values: [null, null, null] }] }],
  ])('with %s it says so', (_, nothing) => {
    render(<Chart {...data} {...nothing} />);
    expect(screen.getByText('Nothing was earned yet')).toBeDefined();
    expect(screen.queryByRole('slider')).toBeNull();
  });

  test('a single value can be drawn and read', () => {
    const { container } = render(
      <Chart {...data} categories={['August']} series={[{ id: 'a', name: 'A', values: [5] }]} />,
    );
    expect(container.innerHTML).not.toContain('NaN');
    expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toBe('August, A: $5.00');
  });
});

test('bars that stand on each other begin where the one below ends', () => {
  const series = [
    { id: 'a', name: 'A', values: [100] },
    { id: 'b', name: 'B', values: [50] },
  ];
  const { container } = render(<BarChart {...data} categories={['August']} series={series} isStacked />);
  const [below, above] = [...container.querySelectorAll('g > rect')].map((bar) => ({
    top: Number(bar.getAttribute('y')),
    height: Number(bar.getAttribute('height')),
  }));
  expect(above!.top + above!.height).toBeCloseTo(below!.top, 3);
  expect(below!.height).toBeCloseTo(2 * above!.height, 3);
});

test.each([[[]], [[null, null]], [[4]], [[4, 4, 4]], [[1, null, 9]]])(
  'a sparkline of %j can be drawn',
  (values) => {
    const { container } = render(<Sparkline label="Views" values={values} />);
    expect(container.innerHTML).not.toMatch(/NaN|Infinity/);
  },
);
