import type { Meta, StoryObj } from '@storybook/react-vite';

import { Card } from '../layout/Card.tsx';
import { Row } from '../layout/Row.tsx';
import { rightToLeft } from '../testing/decorators.tsx';
import { Skeleton } from './Skeleton.tsx';

const meta = {
  title: 'Kit/Feedback/Skeleton',
  id: 'kit-skeleton',
  component: Skeleton,
} satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { lines: 3 } };

export const InCard: Story = {
  parameters: { draws: 'busy' },
  render: () => (
    <Card aria-busy="true" aria-label="Loading channels">
      <Row>
        <Skeleton shape="circle" width="2.5rem" height="2.5rem" />
        <Skeleton lines={2} />
      </Row>
      <Skeleton shape="block" height="8rem" />
    </Card>
  ),
};

export const RightToLeft: Story = { args: { lines: 3 }, globals: rightToLeft };

export const Zoomed: Story = { args: { lines: 3 }, globals: { zoom: '200' } };
