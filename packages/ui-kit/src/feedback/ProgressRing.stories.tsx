import type { Meta, StoryObj } from '@storybook/react-vite';

import { Row } from '../layout/Row.tsx';
import { ProgressRing } from './ProgressRing.tsx';

const meta = {
  title: 'Kit/ProgressRing',
  component: ProgressRing,
  args: { label: 'Videos translated', value: 68, children: '68%' },
} satisfies Meta<typeof ProgressRing>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Unknown: Story = { args: { value: undefined, children: undefined, size: 40 } };

export const Ends: Story = {
  render: (args) => (
    <Row>
      <ProgressRing {...args} label="Nothing yet" value={0}>
        0%
      </ProgressRing>
      <ProgressRing {...args} label="Done" value={100} tone="positive">
        100%
      </ProgressRing>
    </Row>
  ),
};

export const Tones: Story = {
  render: (args) => (
    <Row wrap>
      {(['accent', 'positive', 'warning', 'critical'] as const).map((tone) => (
        <ProgressRing key={tone} {...args} label={tone} tone={tone} size={88} />
      ))}
    </Row>
  ),
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const Zoomed: Story = { globals: { zoom: '200' } };
