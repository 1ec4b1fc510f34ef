import type { Meta, StoryObj } from '@storybook/react-vite';
import Music from 'lucide-react/icons/music';
import { expect, fn, userEvent } from 'storybook/test';

import { Row } from '../layout/Row.tsx';
import { onPhone, rightToLeft } from '../testing/decorators.tsx';
import { Chip } from './Chip.tsx';

const meta = {
  title: 'Kit/Forms/Chip',
  id: 'kit-chip',
  component: Chip,
  args: { children: 'Music', removeLabel: 'Remove Music', onRemove: fn() },
} satisfies Meta<typeof Chip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: 'Remove Music' }).focus();
    await userEvent.keyboard('{Delete}');
    await userEvent.keyboard('{Enter}');
    await expect(args.onRemove).toHaveBeenCalledTimes(2);
  },
};

export const States: Story = {
  render: (args) => (
    <Row wrap>
      <Chip {...args} icon={<Music aria-hidden />} />
      <Chip {...args} isDisabled />
    </Row>
  ),
};

export const LongText: Story = {
  args: { children: 'Розважальні та пізнавальні відео для дітей молодшого шкільного віку' },
  decorators: [onPhone],
};

export const RightToLeft: Story = { args: { icon: <Music aria-hidden /> }, globals: rightToLeft };

export const Zoomed: Story = { globals: { zoom: '200' } };
