import type { Meta, StoryObj } from '@storybook/react-vite';

import { loadMessages } from '../locales/index.ts';
import { PortalStory } from '../stories.ts';
import { PendingScreen } from './PendingScreen.tsx';

const meta = {
  title: 'Shared views/Pending',
  component: PendingScreen,
  decorators: [PortalStory],
  parameters: { portal: { loadMessages }, draws: 'busy' },
} satisfies Meta<typeof PendingScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Named: Story = { args: { title: 'Channels' } };
export const Nameless: Story = {};
