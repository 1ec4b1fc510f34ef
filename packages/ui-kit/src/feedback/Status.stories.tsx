import type { Meta, StoryObj } from '@storybook/react-vite';

import Clock from 'lucide-react/icons/clock';

import { Row } from '../layout/Row.tsx';
import { onPhone, rightToLeft } from '../testing/decorators.tsx';
import { Status } from './Status.tsx';

const meta = {
  title: 'Kit/Feedback/Status',
  id: 'kit-status',
  component: Status,
  args: { tone: 'positive', children: 'Partner' },
} satisfies Meta<typeof Status>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Tones: Story = {
  render: () => (
    <Row wrap>
      <Status tone="neutral">Not connected</Status>
      <Status tone="info" icon={<Clock aria-hidden />}>
        In review
      </Status>
      <Status tone="positive">Partner</Status>
      <Status tone="warning">Country needed</Status>
      <Status tone="critical">Rejected</Status>
    </Row>
  ),
};

export const LongText: Story = {
  args: { children: 'Очікує на підтвердження країни проживання власника' },
  decorators: [onPhone],
};

export const RightToLeft: Story = { globals: rightToLeft };

export const Zoomed: Story = { globals: { zoom: '200' } };
