import type { Meta, StoryObj } from '@storybook/react-vite';

import { Grid } from '../layout/Grid.tsx';
import { Card } from '../layout/Card.tsx';
import { StatTile } from './StatTile.tsx';

const meta = {
  title: 'Kit/StatTile',
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
        <StatTile label="In work" value="$3,020.00" />
      </Card>
      <Card>
        <StatTile label="Total" value="$148,220.75" hint="since May 2023" />
      </Card>
    </Grid>
  ),
};
