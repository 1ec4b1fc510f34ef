import { PortalStory } from '@my-air/feature-kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { storyPortal, ukrainianPortal } from '../testing/storyPortal.ts';
import { AwaitButton } from './AwaitButton.tsx';

const meta = {
  title: 'Marketplace/AwaitButton',
  component: AwaitButton,
  decorators: [PortalStory],
  args: { isAwaited: false, onChange: () => {}, size: 'm' },
  parameters: { portal: storyPortal },
} satisfies Meta<typeof AwaitButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Offered: Story = {};

/** The user waits for it; another press ends the wait. */
export const Awaited: Story = { args: { isAwaited: true } };

export const Ukrainian: Story = { args: { isAwaited: true }, parameters: { portal: ukrainianPortal } };
