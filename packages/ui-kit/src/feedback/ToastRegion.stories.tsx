import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { rightToLeft } from '../testing/decorators.tsx';
import { ToastRegion } from './ToastRegion.tsx';

const meta = {
  title: 'Kit/ToastRegion',
  component: ToastRegion,
  args: {
    toasts: [
      { id: '1', type: 'success', title: 'Channel added', text: 'We are reading its figures.' },
      {
        id: '2',
        type: 'error',
        title: 'Not saved',
        text: 'Check the connection.',
        action: { label: 'Try again', onAct: fn() },
      },
    ],
    onDismiss: fn(),
    onPauseChange: fn(),
    labels: {
      region: 'Messages',
      dismiss: 'Dismiss',
      types: {
        important: 'Important',
        warning: 'Warning',
        success: 'Done',
        save: 'Saved',
        error: 'Error',
        critical: 'Critical',
        info: 'Info',
      },
    },
  },
} satisfies Meta<typeof ToastRegion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const [first] = canvas.getAllByRole('button', { name: 'Dismiss' });
    await userEvent.hover(first!);
    await expect(args.onPauseChange).toHaveBeenLastCalledWith(true);
    await userEvent.click(first!);
    await expect(args.onDismiss).toHaveBeenCalledWith('1');
  },
};

export const EveryType: Story = {
  args: {
    toasts: (['important', 'warning', 'success', 'save', 'error', 'critical', 'info'] as const).map(
      (type) => ({
        id: type,
        type,
        text: 'The settings of your channel have changed.',
        count: type === 'warning' ? 3 : 1,
      }),
    ),
  },
};

export const One: Story = { args: { toasts: [{ id: '1', type: 'save', title: 'Saved' }] } };

/** No message: the region is rendered all the same, so that screen readers announce the next one. */
export const Empty: Story = { args: { toasts: [] }, parameters: { draws: 'nothing' } };

export const Keyboard: Story = {
  play: async ({ canvas, args }) => {
    const [first] = canvas.getAllByRole('button', { name: 'Dismiss' });
    first?.focus();
    await expect(args.onPauseChange).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard('{Enter}');
    await expect(args.onDismiss).toHaveBeenCalledWith('1');
  },
};

export const LongText: Story = {
  args: {
    toasts: [
      {
        id: '1',
        type: 'error',
        title: 'Не вдалося зберегти налаштування автоматичної локалізації',
        text: 'Перевірте з’єднання: https://наша-найдовша-адреса.приклад/із-дуже-довгим-шляхом-до-сторінки',
        action: { label: 'Спробувати ще раз', onAct: fn() },
      },
    ],
  },
};

export const RightToLeft: Story = { globals: rightToLeft };

/** The region floats above the page, and so takes the size of its text from the root. */
export const Zoomed: Story = { globals: { zoom: '200' } };
