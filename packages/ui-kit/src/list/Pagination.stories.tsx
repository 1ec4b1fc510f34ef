import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';

import { onPhone, rightToLeft, zoomed } from '../testing/decorators.tsx';
import { Pagination, type PaginationProps } from './Pagination.tsx';

const meta = {
  title: 'Kit/Pagination',
  component: Pagination,
  args: {
    page: 5,
    count: 24,
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
    canvas.getByRole('button', { name: 'Page 6' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Page 6' })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(canvas.getByRole('button', { name: 'Previous page' }));
    await expect(canvas.getByRole('button', { name: 'Page 5' })).toHaveAttribute('aria-current', 'page');
  },
};

export const First: Story = { args: { page: 1 } };

export const Last: Story = { args: { page: 24 } };

export const Few: Story = { args: { page: 2, count: 3 } };

export const Many: Story = { args: { page: 1234, count: 50_000 } };

export const Links: Story = { args: { linkTo: (page) => <a href={`#page-${page}`}>page</a> } };

export const OnPhone: Story = { decorators: [onPhone] };

export const RightToLeft: Story = { globals: rightToLeft };

export const Zoomed: Story = { decorators: [zoomed] };

function Turned(args: PaginationProps) {
  const [page, setPage] = useState(args.page);
  return <Pagination {...args} page={page} onPageChange={setPage} />;
}
