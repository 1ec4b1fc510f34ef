import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';

import { onPhone, rightToLeft } from '../testing/decorators.tsx';
import { LoadMore } from './LoadMore.tsx';

const meta = {
  title: 'Kit/Data/LoadMore',
  id: 'kit-loadmore',
  component: LoadMore,
  args: {
    state: 'more',
    onMore: fn(),
    words: {
      more: 'Show more',
      loading: 'Loading more',
      end: 'End of the list',
      failed: 'More could not be loaded',
      retry: 'Try again',
    },
  },
} satisfies Meta<typeof LoadMore>;
export default meta;
type Story = StoryObj<typeof meta>;

export const More: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await expect(args.onMore).toHaveBeenCalled();
  },
};

export const Automatic: Story = {
  args: { isAutomatic: true },
  play: async ({ args }) => waitFor(() => expect(args.onMore).toHaveBeenCalled()),
};

export const Loading: Story = { args: { state: 'loading' } };

export const Failed: Story = { args: { state: 'failed' } };

export const End: Story = { args: { state: 'end' } };

export const LongText: Story = {
  args: {
    state: 'end',
    words: {
      more: '',
      loading: '',
      failed: '',
      retry: '',
      end: 'Це всі переклади, які було замовлено для цього каналу від дня його підключення',
    },
  },
  decorators: [onPhone],
};

export const RightToLeft: Story = { args: { state: 'failed' }, globals: rightToLeft };

export const Keyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Show more' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onMore).toHaveBeenCalled();
  },
};

export const Zoomed: Story = { globals: { zoom: '200' } };
