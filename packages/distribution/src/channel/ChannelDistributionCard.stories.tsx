import { buildChannel, PortalStory } from '@my-air/feature-kit/stories';
import { FailedView, PendingView } from '@my-air/feature-kit/views';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { loadMessages } from '../locales/index.ts';
import { distributionAnswers } from '../testing/distributionAnswers.ts';
import { ChannelDistributionCard } from './ChannelDistributionCard.tsx';

const meta = {
  title: 'Distribution/ChannelDistributionCard',
  component: ChannelDistributionCard,
  decorators: [PortalStory],
  args: { channel: buildChannel({ platform_guid: 'UC1' }) },
  parameters: { portal: { loadMessages, answers: distributionAnswers() } },
} satisfies Meta<typeof ChannelDistributionCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Requests that are under way, and platforms that have its videos. */
export const Loaded: Story = {};

/** No platform gets its videos. */
export const Empty: Story = {
  args: { channel: buildChannel({ platform_guid: 'UC2' }) },
  parameters: { draws: 'nothing' },
};

export const Loading: Story = { render: () => <PendingView /> };

export const Failed: Story = { render: () => <FailedView error={new Error('offline')} reset={() => {}} /> };
