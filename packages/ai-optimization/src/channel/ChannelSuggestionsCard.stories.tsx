import { answer, buildChannel, PortalStory } from '@my-air/feature-kit/stories';
import { FailedView, PendingView } from '@my-air/feature-kit/views';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { listOptimizationChannels } from '../contract.ts';
import { loadMessages } from '../locales/index.ts';
import { buildOptimizationChannel } from '../testing/buildOptimization.ts';
import { ChannelSuggestionsCard } from './ChannelSuggestionsCard.tsx';

const channels = [
  buildOptimizationChannel(),
  buildOptimizationChannel({ platform_guid: 'UC2', open_count: 0 }),
  buildOptimizationChannel({ platform_guid: 'UC3', is_access_revoked: true }),
];

const meta = {
  title: 'AI optimization/ChannelSuggestionsCard',
  component: ChannelSuggestionsCard,
  decorators: [PortalStory],
  args: { channel: buildChannel({ platform_guid: 'UC1' }) },
  parameters: { portal: { loadMessages, answers: answer(listOptimizationChannels, { channels }) } },
} satisfies Meta<typeof ChannelSuggestionsCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};

/** Every suggestion was decided. */
export const Empty: Story = {
  args: { channel: buildChannel({ platform_guid: 'UC2' }) },
  parameters: { draws: 'nothing' },
};

export const Loading: Story = { render: () => <PendingView /> };

export const Failed: Story = { render: () => <FailedView error={new Error('offline')} reset={() => {}} /> };
