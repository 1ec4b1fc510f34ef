import type { Meta, StoryObj } from '@storybook/react-vite';

import { rightToLeft } from '../testing/decorators.tsx';
import { SkeletonList } from './SkeletonList.tsx';

const meta = {
  title: 'Kit/Feedback/SkeletonList',
  id: 'kit-skeletonlist',
  component: SkeletonList,
  args: { label: 'Loading the videos' },
  parameters: { draws: 'busy' },
} satisfies Meta<typeof SkeletonList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {};

export const RightToLeft: Story = { globals: rightToLeft };

export const Zoomed: Story = { globals: { zoom: '200' } };
