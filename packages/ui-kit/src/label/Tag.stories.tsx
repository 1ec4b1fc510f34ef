import type { Meta, StoryObj } from '@storybook/react-vite';
import Music from 'lucide-react/icons/music';

import { Row } from '../layout/Row.tsx';
import { onPhone, rightToLeft } from '../testing/decorators.tsx';
import { Tag } from './Tag.tsx';

const meta = {
  title: 'Kit/Content/Tag',
  id: 'kit-tag',
  component: Tag,
  args: { children: 'Music' },
} satisfies Meta<typeof Tag>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Tones: Story = {
  render: (args) => (
    <Row wrap>
      <Tag {...args} />
      <Tag {...args} tone="accent" />
      <Tag {...args} icon={<Music aria-hidden />} />
    </Row>
  ),
};

export const LongText: Story = {
  args: { children: 'Розважальні та пізнавальні відео для дітей молодшого шкільного віку' },
  decorators: [onPhone],
};

export const RightToLeft: Story = { args: { icon: <Music aria-hidden /> }, globals: rightToLeft };

export const Zoomed: Story = { globals: { zoom: '200' } };
