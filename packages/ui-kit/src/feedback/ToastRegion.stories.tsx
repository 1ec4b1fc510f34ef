import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';

import { rightToLeft } from '../testing/decorators.tsx';
import { toastLabels } from '../testing/toastLabels.ts';
import { createToastManager, type ToastData } from './createToastManager.ts';
import { ToastRegion } from './ToastRegion.tsx';

interface Example extends ToastData {
  title?: string;
  description?: string;
}

interface ExampleProps {
  /** The messages, the oldest first. */
  toasts: readonly Example[];
  limit?: number;
  onClose: () => void;
}

/** A region with messages that stay. */
function Toasts({ toasts, limit, onClose }: ExampleProps) {
  useEffect(() => {
    toasts.forEach(({ title, description, ...data }, index) =>
      manager.add({ id: String(index), title, description, data, timeout: 0, onClose }),
    );
    return () => manager.close();
  }, [toasts, onClose]);

  return <ToastRegion manager={manager} limit={limit} labels={toastLabels} />;
}

const manager = createToastManager();

const meta = {
  title: 'Kit/Feedback/ToastRegion',
  id: 'kit-toastregion',
  component: Toasts,
  args: {
    toasts: [
      { type: 'success', title: 'Channel added', description: 'We are reading its figures.' },
      {
        type: 'error',
        title: 'Not saved',
        description: 'Check the connection.',
        action: { label: 'Try again', onAct: fn() },
      },
    ],
    onClose: fn(),
  },
} satisfies Meta<typeof Toasts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const [first] = await canvas.findAllByRole('button', { name: 'Dismiss' });
    await userEvent.click(first!);
    await expect(args.onClose).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Dismiss' })).toHaveLength(1));
  },
};

export const EveryType: Story = {
  args: {
    toasts: (['important', 'warning', 'success', 'save', 'error', 'critical', 'info'] as const).map(
      (type) => ({
        type,
        description: 'The settings of your channel have changed.',
        count: type === 'warning' ? 3 : 1,
      }),
    ),
    limit: 7,
  },
};

export const One: Story = { args: { toasts: [{ type: 'save', title: 'Saved' }] } };

/** No message: the region is rendered all the same, so that F6 and the next message find it. */
export const Empty: Story = { args: { toasts: [] }, parameters: { draws: 'nothing' } };

/** The last three are shown; a message that is put away makes room for the one before. */
export const Many: Story = {
  args: {
    toasts: ['first', 'second', 'third', 'fourth'].map((number) => ({
      type: 'info',
      title: `The ${number} message`,
    })),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The fourth message')).toBeVisible();
    await expect(canvas.getByText('The first message')).not.toBeVisible();
    canvas.getAllByRole('button', { name: 'Dismiss' })[0]!.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByText('The first message')).toBeVisible());
    await expect(canvas.queryByText('The fourth message')).toBeNull();
  },
};

export const LongText: Story = {
  args: {
    toasts: [
      {
        type: 'error',
        title: 'Не вдалося зберегти налаштування автоматичної локалізації',
        description:
          'Перевірте з’єднання: https://наша-найдовша-адреса.приклад/із-дуже-довгим-шляхом-до-сторінки',
        action: { label: 'Спробувати ще раз', onAct: fn() },
      },
    ],
  },
};

export const RightToLeft: Story = { globals: rightToLeft };

/** The region floats above the page, and so takes the size of its text from the root. */
export const Zoomed: Story = { globals: { zoom: '200' } };
