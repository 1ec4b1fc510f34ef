import type { Meta, StoryObj } from '@storybook/react-vite';

import { Row } from '../layout/Row.tsx';
import { rightToLeft } from '../testing/decorators.tsx';
import { Avatar } from './Avatar.tsx';

const picture =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"%3E%3Crect width="8" height="8" fill="teal"/%3E%3C/svg%3E';

const meta = {
  title: 'Kit/Content/Avatar',
  id: 'kit-avatar',
  component: Avatar,
  args: { name: 'Олена Коваленко' },
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Sizes: Story = {
  render: (args) => (
    <Row wrap>
      {[24, 32, 40, 64].map((size) => (
        <Avatar key={size} {...args} size={size} />
      ))}
      <Avatar name="Kitchen at night" shape="square" size={64} />
      <Avatar name="🎮 Play" size={40} />
    </Row>
  ),
};

/** An address that is not a web address is never requested. */
export const UnsafePicture: Story = { args: { src: picture } };

export const RightToLeft: Story = { globals: rightToLeft };

export const Zoomed: Story = { globals: { zoom: '200' } };
