import { buildChannel, PortalStory } from '@my-air/feature-kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { storyPortal } from '../testing/storyPortal.ts';
import { failed, pending } from '../testing/storyStates.tsx';
import { ChannelServicesCard } from './ChannelServicesCard.tsx';

const meta = {
  title: 'Marketplace/ChannelServicesCard',
  component: ChannelServicesCard,
  decorators: [PortalStory],
  args: { channel: buildChannel() },
  parameters: { portal: storyPortal },
} satisfies Meta<typeof ChannelServicesCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};

/** Nothing was requested for it. */
export const Empty: Story = {
  args: { channel: buildChannel({ platform: 'tiktok', platform_guid: 'kite.films' }) },
};

export const Loading: Story = pending;

export const Failed: Story = failed;
