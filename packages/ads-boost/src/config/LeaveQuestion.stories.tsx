import { PortalStory } from '@my-air/feature-kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { loadMessages } from '../locales/index.ts';
import { LeaveQuestion } from './LeaveQuestion.tsx';

const meta = {
  title: 'Ads boost/LeaveQuestion',
  component: LeaveQuestion,
  decorators: [PortalStory],
  args: { isOpen: true, onStay: () => {}, onLeave: () => {} },
  parameters: { portal: { loadMessages } },
} satisfies Meta<typeof LeaveQuestion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
