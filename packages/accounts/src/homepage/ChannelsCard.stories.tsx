import { buildFailure, PortalStory } from '@my-air/feature-kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { loadMessages } from '../locales/index.ts';
import { buildChannels } from '../testing/buildChannels.ts';
import { ChannelsCard } from './ChannelsCard.tsx';

const toCurve = ({ platform_guid }: { platform_guid: string }, place: number) => ({
  platform_guid,
  days: Array.from({ length: 56 }, (_, day) => ({
    date: new Date(Date.UTC(2026, 8, 30 + day)).toISOString().slice(0, 10),
    views: Math.round(4000 + day * 60 * (place - 1) + 900 * Math.sin(day / 1.1)),
    subscribers: 12_000,
    revenue_usd: 7,
  })),
});

const meta = {
  title: 'Accounts/ChannelsCard',
  component: ChannelsCard,
  decorators: [PortalStory],
  parameters: {
    portal: {
      loadMessages,
      answers: {
        'GET api/channels': () => ({ channels: buildChannels() }),
        'GET api/statistics': () => ({ channels: buildChannels().slice(0, 3).map(toCurve) }),
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
