import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';

import { onPhone, rightToLeft } from '../testing/decorators.tsx';
import { Pagination, type PaginationProps } from './Pagination.tsx';

const meta = {
  title: 'Kit/Data/Pagination',
  id: 'kit-pagination',
  component: Pagination,
  args: {
    page: 5,
    count: 24,
    onPageChange: () => undefined,
    words: {
      label: 'Pages of orders',
      previous: 'Previous page',
      next: 'Next page',
      page: (page) => `Page ${page}`,
      position: (page, count) => `Page ${page} of ${count}`,
    },
  },
  render: (args) => <Turned {...args} />,
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    // Where there is no room for the pages, the current one is shown in words.
    const isWide = canvas.queryByRole('button', { name: 'Page 6' }) !== null;
    const isAt = (page: number) =>
      isWide
        ? expect(canvas.getByRole('button', { name: `Page ${page}` })).toHaveAttribute('aria-current', 'page')
        : expect(canvas.getByText(`Page ${page} of 24`)).toBeVisible();
    canvas.getByRole('button', { name: isWide ? 'Page 6' : 'Next page' }).focus();
    await userEvent.keyboard('{Enter}');
    await isAt(6);
    canvas.getByRole('button', { name: 'Previous page' }).focus();
    await userEvent.keyboard(' ');
    await isAt(5);
  },
};

export const First: Story = { args: { page: 1 } };

export const Last: Story = { args: { page: 24 } };

export const Few: Story = { args: { page: 2, count: 3 } };

export const Many: Story = { args: { page: 1234, count: 50_000 } };

export const OnPhone: Story = { decorators: [onPhone] };

export const RightToLeft: Story = { globals: rightToLeft };

export const Zoomed: Story = { globals: { zoom: '200' } };

function Turned(args: PaginationProps) {
  const [page, setPage] = useState(args.page);
  return <Pagination {...args} page={page} onPageChange={setPage} />;
}
