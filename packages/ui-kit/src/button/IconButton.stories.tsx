import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import Bell from 'lucide-react/icons/bell';
import Search from 'lucide-react/icons/search';
import Trash2 from 'lucide-react/icons/trash-2';

import { Row } from '../layout/Row.tsx';
import { rightToLeft } from '../testing/decorators.tsx';
import { IconButton } from './IconButton.tsx';

const meta = {
  title: 'Kit/Actions/IconButton',
  id: 'kit-iconbutton',
  component: IconButton,
  args: { label: 'Notifications', icon: <Bell /> },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Variants: Story = {
  parameters: { draws: 'busy' },
  render: (args) => (
    <Row wrap>
      <IconButton {...args} />
      <IconButton {...args} variant="secondary" label="Search" icon={<Search />} />
      <IconButton {...args} variant="critical" label="Remove" icon={<Trash2 />} />
      <IconButton {...args} size="s" />
      <IconButton {...args} size="l" />
      <IconButton {...args} isBusy />
    </Row>
  ),
};

export const Keyboard: Story = {
  args: { onClick: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Notifications' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

export const RightToLeft: Story = { globals: rightToLeft };

export const Zoomed: Story = { globals: { zoom: '200' } };
