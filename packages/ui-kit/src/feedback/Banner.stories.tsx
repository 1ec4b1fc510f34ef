import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { Button } from '../button/Button.tsx';
import { Stack } from '../layout/Stack.tsx';
import { onPhone, rightToLeft } from '../testing/decorators.tsx';
import { Banner } from './Banner.tsx';

const meta = {
  title: 'Kit/Feedback/Banner',
  id: 'kit-banner',
  component: Banner,
  args: { tone: 'info', title: 'Confirm your e-mail', children: 'We sent a letter to olena@example.com.' },
} satisfies Meta<typeof Banner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Tones: Story = {
  render: (args) => (
    <Stack>
      {(['neutral', 'info', 'positive', 'warning', 'critical'] as const).map((tone) => (
        <Banner key={tone} {...args} tone={tone} action={<Button size="s">Send again</Button>} />
      ))}
    </Stack>
  ),
};

/** A success as it happens, such as a channel that has just been connected. */
export const Moment: Story = {
  args: { tone: 'positive', title: 'Olena Cooks is connected', children: undefined, isMoment: true },
};

export const Closable: Story = {
  args: { onClose: fn(), closeLabel: 'Hide' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Hide' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Keyboard: Story = {
  args: { onClose: fn(), closeLabel: 'Hide' },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Hide' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = {
  args: {
    title: 'Підтвердьте адресу електронної пошти',
    children: 'Ми надіслали листа на найдовшу-адресу-яку-можна-вигадати@приклад.українською.мережею.',
    onClose: fn(),
    closeLabel: 'Сховати',
    action: <Button size="s">Надіслати ще раз</Button>,
  },
  decorators: [onPhone],
};

export const RightToLeft: Story = { globals: rightToLeft };

export const Zoomed: Story = { globals: { zoom: '200' } };
