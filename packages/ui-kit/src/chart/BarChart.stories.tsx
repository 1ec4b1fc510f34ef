import type { Meta, StoryObj } from '@storybook/react-vite';

import { Card } from '../layout/Card.tsx';
import { BarChart } from './BarChart.tsx';

const meta = {
  title: 'Kit/BarChart',
  component: BarChart,
  args: {
    label: 'Videos translated',
    categories: ['Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov'],
    series: [
      { id: 'en', name: 'English', values: [12, 18, 9, 24, 31, 28] },
      { id: 'es', name: 'Spanish', values: [4, 11, 7, 15, 22, 26] },
    ],
    formatValue: (value) => value.toLocaleString('en-US'),
    labels: { table: 'Show the figures', empty: 'Nothing is translated yet', category: 'Month' },
  },
  render: (args) => (
    <Card>
      <BarChart {...args} />
    </Card>
  ),
} satisfies Meta<typeof BarChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Stacked: Story = { args: { isStacked: true } };

export const OneSeries: Story = {
  args: { series: [{ id: 'en', name: 'English', values: [12, 18, 0, 24, 31, 28] }] },
};

export const GainsAndLosses: Story = {
  args: { series: [{ id: 'a', name: 'Subscribers', values: [120, -40, 85, -15, 210, 64] }] },
};

export const Empty: Story = { args: { categories: [], series: [] } };

export const Many: Story = {
  args: {
    categories: Array.from({ length: 60 }, (_, day) => String(day + 1)),
    series: [
      { id: 'a', name: 'Views', values: Array.from({ length: 60 }, (_, day) => 40 + ((day * 37) % 61)) },
    ],
  },
};

export const Zoomed: Story = { globals: { zoom: '200' } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
