import type { Meta, StoryObj } from '@storybook/react-vite';

import { Grid } from '../layout/Grid.tsx';
import { Card } from '../layout/Card.tsx';
import { StatTile } from './StatTile.tsx';

const meta = {
  title: 'Kit/Data/StatTile',
  id: 'kit-stattile',
  component: StatTile,
  args: { label: 'Available', value: '$12,480.50', hint: 'Next payment on 20 November' },
} satisfies Meta<typeof StatTile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Large: Story = { args: { size: 'l' } };

export const Several: Story = {
  render: (args) => (
    <Grid>
      <Card>
        <StatTile {...args} />
      </Card>
      <Card>
        <StatTile label="Active funds" value="$3,020.00" />
      </Card>
      <Card>
        <StatTile label="Total" value="$148,220.75" hint="since May 2023" />
      </Card>
    </Grid>
  ),
};

export const WithTrend: Story = {
  render: (args) => (
    <Grid>
      <Card>
        <StatTile {...args} trend={{ direction: 'up', text: '+12% on October', tone: 'positive' }} />
      </Card>
      <Card>
        <StatTile
          label="Views"
          value="1,204,400"
          trend={{ direction: 'down', text: '−4% on October', tone: 'critical' }}
        />
      </Card>
      <Card>
        <StatTile label="Open claims" value="0" trend={{ direction: 'flat', text: 'as in October' }} />
      </Card>
    </Grid>
  ),
};

export const LongText: Story = {
  args: {
    label: 'Доступно до виведення після сплати податків країни проживання',
    value: '₴ 1 204 480 225,75',
    size: 'l',
    hint: 'Найближча виплата 20 листопада, якщо реквізити буде підтверджено до 15 листопада',
  },
};

export const Zoomed: Story = { ...WithTrend, globals: { zoom: '200' } };

export const RightToLeft: Story = { ...WithTrend, globals: { direction: 'rtl' } };
