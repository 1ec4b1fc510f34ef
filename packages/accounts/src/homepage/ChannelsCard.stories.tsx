import { buildFailure, PortalStory } from '@my-air/feature-kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { loadMessages } from '../locales/index.ts';
import { buildChannels } from '../testing/buildChannels.ts';
import { buildStatistics } from '../testing/buildStatistics.ts';
import { ChannelsCard } from './ChannelsCard.tsx';

const meta = {
  title: 'Accounts/ChannelsCard',
  component: ChannelsCard,
  decorators: [PortalStory],
  parameters: {
    portal: {
      loadMessages,
      answers: {
        'GET api/channels': () => ({ channels: buildChannels() }),
        'GET api/statistics': () => buildStatistics(buildChannels().slice(0, 3)),
      },
    },
  },
} satisfies Meta<typeof ChannelsCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};

/** The views are still loading. */
export const Counting: Story = {
  parameters: {
    portal: {
      loadMessages,
      answers: {
        'GET api/channels': () => ({ channels: buildChannels() }),
        'GET api/statistics': () => new Promise(() => {}),
      },
    },
  },
};

export const Empty: Story = {
  parameters: { portal: { loadMessages, answers: { 'GET api/channels': { channels: [] } } } },
};

export const Loading: Story = {
  parameters: { portal: { loadMessages, answers: { 'GET api/channels': () => new Promise(() => {}) } } },
};

export const Failed: Story = {
  parameters: { portal: { loadMessages, answers: { 'GET api/channels': buildFailure('server') } } },
};
