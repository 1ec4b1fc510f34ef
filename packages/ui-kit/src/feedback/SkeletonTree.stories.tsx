import type { Meta, StoryObj } from '@storybook/react-vite';

import { rightToLeft } from '../testing/decorators.tsx';
import { SkeletonTree } from './SkeletonTree.tsx';

const meta = {
  title: 'Kit/SkeletonTree',
  component: SkeletonTree,
  args: { label: 'Loading the videos' },
  parameters: { draws: 'busy' },
} satisfies Meta<typeof SkeletonTree>;
export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {};
export const Cards: Story = { args: { shape: 'cards', count: 6 } };
export const Table: Story = { args: { shape: 'table', count: 6 } };
export const Article: Story = { args: { shape: 'article', count: 3 } };
export const Form: Story = { args: { shape: 'form', count: 3 } };

export const RightToLeft: Story = { globals: rightToLeft };

export const Zoomed: Story = { globals: { zoom: '200' } };
