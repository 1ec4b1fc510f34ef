import { PortalStory } from '@my-air/feature-kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { storyPortal } from '../testing/storyPortal.ts';
import { LeaveAutoDialog } from './LeaveAutoDialog.tsx';

const meta = {
  title: 'AI translation/LeaveAutoDialog',
  component: LeaveAutoDialog,
  decorators: [PortalStory],
  args: { isOpen: true, onStay: () => {}, onLeave: () => {} },
  parameters: { portal: storyPortal },
} satisfies Meta<typeof LeaveAutoDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
