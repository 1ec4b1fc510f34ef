import type { Meta, StoryObj } from '@storybook/react-vite';

import { Row } from '../layout/Row.tsx';
import { Logo } from './Logo.tsx';

const meta = {
  title: 'Kit/Logo',
  component: Logo,
  args: { brand: 'default', label: 'My AIR', size: 48 },
} satisfies Meta<typeof Logo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Both: Story = {
  render: () => (
    <Row>
      <Logo brand="default" label="My AIR" size={64} />
      <Logo brand="scalelab" label="Scalelab" size={64} />
      <Logo brand="default" label="My AIR, small" size={20} />
      <Logo brand="scalelab" label="Scalelab, small" size={20} />
    </Row>
  ),
};
