import type { Meta, StoryObj } from '@storybook/react-vite';

import { Row } from '../layout/Row.tsx';
import { rightToLeft } from '../testing/decorators.tsx';
import { Badge } from './Badge.tsx';

const meta = {
  title: 'Kit/Feedback/Badge',
  id: 'kit-badge',
  component: Badge,
  args: { count: 3, label: '3 unread messages' },
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Counts: Story = {
  render: () => (
    <Row>
      {[0, 1, 42, 100].map((count) => (
        <Badge key={count} count={count} label={`${count} unread messages`} />
      ))}
    </Row>
  ),
};

export const RightToLeft: Story = { globals: rightToLeft };

export const Zoomed: Story = { globals: { zoom: '200' } };
