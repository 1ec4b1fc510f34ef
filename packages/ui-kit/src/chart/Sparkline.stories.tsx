import type { Meta, StoryObj } from '@storybook/react-vite';

import { Row } from '../layout/Row.tsx';
import { rightToLeft } from '../testing/decorators.tsx';
import { Sparkline } from './Sparkline.tsx';

const meta = {
  title: 'Kit/Sparkline',
  component: Sparkline,
  args: {
    label: 'Views of the last eight days, from 1,200 to 1,900',
    values: [1200, 1180, 1340, 1310, 1520, 1490, 1760, 1900],
  },
} satisfies Meta<typeof Sparkline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Tones: Story = {
  render: (args) => (
    <Row>
      <Sparkline {...args} tone="positive" label="Rising" />
      <Sparkline {...args} tone="critical" label="Falling" values={[9, 8, 8.5, 6, 5, 5.2, 3]} />
      <Sparkline {...args} tone="muted" label="Unchanged" values={[4, 4, 4]} />
    </Row>
  ),
};

export const WithGaps: Story = { args: { values: [3, 4, null, null, 6, 5, 7] } };

export const One: Story = { args: { values: [4] } };

export const Empty: Story = { args: { label: 'No views are known', values: [] } };

export const RightToLeft: Story = { globals: rightToLeft };

export const Zoomed: Story = { globals: { zoom: '200' } };
