import type { Meta, StoryObj } from '@storybook/react-vite';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Plus from 'lucide-react/icons/plus';
import { expect, fn, userEvent } from 'storybook/test';

import { Row } from '../layout/Row.tsx';
import { Stack } from '../layout/Stack.tsx';
import { rightToLeft } from '../testing/decorators.tsx';
import { Button } from './Button.tsx';

const meta = {
  title: 'Kit/Button',
  component: Button,
  args: { children: 'Add channel', onClick: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Variants: Story = {
  render: (args) => (
    <Stack>
      {(['s', 'm', 'l'] as const).map((size) => (
        <Row key={size} wrap>
          <Button {...args} size={size} variant="primary" icon={<Plus />} />
          <Button {...args} size={size} />
          <Button {...args} size={size} variant="quiet" />
          <Button {...args} size={size} variant="danger">
            Remove
          </Button>
          <Button {...args} size={size} disabled />
        </Row>
      ))}
    </Stack>
  ),
};

export const Busy: Story = {
  args: { isBusy: true, variant: 'primary' },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button');
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    button.focus();
    await expect(button).toHaveFocus();
  },
};

export const AsLink: Story = {
  args: { render: <a href="/accounts">link</a>, icon: <ArrowRight />, variant: 'primary' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Add channel' })).toHaveAttribute('href', '/accounts');
  },
};

export const LongText: Story = {
  args: { children: 'Підтвердити адресу електронної пошти та продовжити', isWide: true, variant: 'primary' },
  decorators: [
    (Story) => (
      <div style={{ width: 'min(14rem, 100%)' }}>
        <Story />
      </div>
    ),
  ],
};

/** The keys of a button, as the ARIA Authoring Practices define them. */
export const Keyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

export const RightToLeft: Story = { args: { icon: <ArrowRight /> }, globals: rightToLeft };

export const Zoomed: Story = { globals: { zoom: '200' } };
