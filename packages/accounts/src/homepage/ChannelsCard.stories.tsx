import { buildFailure, PortalStory } from '@my-air/feature-testing/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { loadMessages } from '../messages.ts';
import { buildChannels } from '../testing/buildChannels.ts';
import { ChannelsCard } from './ChannelsCard.tsx';

const meta = {
  title: 'Accounts/ChannelsCard',
  component: ChannelsCard,
  decorators: [PortalStory],
  parameters: {
    portal: { loadMessages, answers: { 'GET api/channels': () => ({ channels: buildChannels() }) } },
  },
} satisfies Meta<typeof ChannelsCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};

export const Empty: Story = {
  parameters: { portal: { loadMessages, answers: { 'GET api/channels': { channels: [] } } } },
};

export const Loading: Story = {
  parameters: { portal: { loadMessages, answers: { 'GET api/channels': () => new Promise(() => {}) } } },
};

export const Failed: Story = {
  parameters: { portal: { loadMessages, answers: { 'GET api/channels': buildFailure('server') } } },
};
