import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test';

import { Card } from '../layout/Card.tsx';
import { LineChart } from './LineChart.tsx';

const months = ['Dec', 'Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov'];
const ads = [3120, 1980, 2240, 2610, 2890, 3350, 3290, 3720, 4180, 4020, 4690, 5240];
const money = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

const meta = {
  title: 'Kit/Data/LineChart',
  id: 'kit-linechart',
  component: LineChart,
  args: {
    label: 'Income by month',
    categories: months,
    series: [
      { id: 'ads', name: 'Advertising', values: ads },
      { id: 'music', name: 'Music', values: ads.map((value, index) => Math.round(value * 0.3 + index * 40)) },
      {
        id: 'shops',
        name: 'Merchandise',
        values: ads.map((_, index) => (index < 5 ? null : 300 + index * 55)),
      },
    ],
    formatValue: (value) => money.format(value),
    labels: { table: 'Show the figures', empty: 'Nothing was earned yet', category: 'Month' },
  },
  render: (args) => (
    <Card>
      <LineChart {...args} />
    </Card>
  ),
} satisfies Meta<typeof LineChart>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The slider over the chart is the browser's own: arrow keys move it, and screen readers read each value. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    const slider = canvas.getByRole<HTMLInputElement>('slider', { name: 'Income by month' });
    slider.focus();
    await waitFor(() => expect(canvasElement).toHaveTextContent('$5,240'));
    // The keys of a play function are simulated, which does not move a slider: this is the effect of a key.
    const move = (index: number) => fireEvent.change(slider, { target: { value: String(index) } });
    await move(10);
    await waitFor(() => expect(slider).toHaveAttribute('aria-valuetext', expect.stringContaining('Oct')));
    await move(0);
    await waitFor(() => expect(slider).toHaveAttribute('aria-valuetext', expect.stringContaining('Dec')));
    await expect(slider).toHaveAttribute('aria-valuetext', expect.stringContaining('Merchandise: –'));
  },
};

export const Area: Story = {
  args: { isArea: true, series: [{ id: 'ads', name: 'Advertising', values: ads }] },
};

export const TableOpen: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Show the figures'));
    await waitFor(() => expect(canvas.getByRole('table')).toBeVisible());
  },
};

export const Empty: Story = { args: { categories: [], series: [] } };

export const One: Story = {
  args: { categories: ['Nov'], series: [{ id: 'ads', name: 'Advertising', values: [5240] }] },
};

export const Losses: Story = {
  args: { series: [{ id: 'a', name: 'Change', values: ads.map((value) => value - 3200) }] },
};

export const Many: Story = {
  args: {
    categories: Array.from({ length: 365 }, (_, day) => `Day ${day + 1}`),
    series: [
      {
        id: 'views',
        name: 'Views',
        values: Array.from({ length: 365 }, (_, day) =>
          Math.round(9000 + 4000 * Math.sin(day / 20) + day * 12),
        ),
      },
    ],
    formatValue: (value) => value.toLocaleString('en-US'),
  },
};

export const SixSeries: Story = {
  args: {
    series: ['Реклама', 'Музика', 'Мерч', 'Підписки', 'Донати та суперчати глядачів', 'Інше'].map(
      (name, line) => ({ id: name, name, values: ads.map((value) => Math.round(value / (line + 1))) }),
    ),
  },
};

export const Zoomed: Story = { globals: { zoom: '200' } };

/** Time runs from left to right in every language; the texts around the chart do not. */
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
