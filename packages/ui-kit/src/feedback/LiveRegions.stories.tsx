import type { Meta, StoryObj } from '@storybook/react-vite';

import { LiveRegions } from './LiveRegions.tsx';

const meta = {
  title: 'Kit/LiveRegions',
  component: LiveRegions,
  args: { polite: 'Three channels found', assertive: '' },
} satisfies Meta<typeof LiveRegions>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
