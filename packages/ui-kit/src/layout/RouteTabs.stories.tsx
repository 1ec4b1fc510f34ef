import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { Badge } from '../feedback/Badge.tsx';
import { RouteTabs } from './RouteTabs.tsx';

const link = (path: string) => <a href={`#${path}`}>{path}</a>;

const meta = {
  title: 'Kit/Layout/RouteTabs',
  id: 'kit-routetabs',
  component: RouteTabs,
  args: {
    label: 'Translation',
    tabs: [
      { id: 'videos', label: 'Videos', render: link('videos'), isCurrent: true },
      { id: 'packages', label: 'Packages', render: link('packages') },
      { id: 'about', label: 'About', render: link('about') },
    ],
  },
} satisfies Meta<typeof RouteTabs>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The tabs are links: Tab goes from one to the next, Enter follows one. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Videos' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Packages' })).toHaveFocus();
  },
};

export const One: Story = {
  args: { tabs: [{ id: 'videos', label: 'Videos', render: link('videos'), isCurrent: true }] },
};

export const WithCount: Story = {
  args: {
    tabs: [
      {
        id: 'open',
        label: (
          <>
            Open <Badge count={12} label="12 open" />
          </>
        ),
        render: link('open'),
        isCurrent: true,
      },
      { id: 'archive', label: 'Archive', render: link('archive') },
    ],
  },
};

export const Many: Story = {
  args: {
    tabs: Array.from({ length: 14 }, (_, index) => ({
      id: String(index),
      label: `Оптимізація ${index + 1}`,
      render: link(String(index)),
      isCurrent: index === 3,
    })),
  },
};

export const Zoomed: Story = { globals: { zoom: '200' } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
