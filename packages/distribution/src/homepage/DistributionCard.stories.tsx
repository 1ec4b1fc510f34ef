import { PortalStory } from '@my-air/feature-kit/stories';
import { FailedView, PendingView } from '@my-air/feature-kit/views';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { loadMessages } from '../locales/index.ts';
import { distributionAnswers } from '../testing/distributionAnswers.ts';
import { DistributionCard } from './DistributionCard.tsx';

const meta = {
  title: 'Distribution/DistributionCard',
  component: DistributionCard,
  decorators: [PortalStory],
  parameters: { portal: { path: '/home', loadMessages, answers: distributionAnswers() } },
} satisfies Meta<typeof DistributionCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};

/** No platform is open yet. */
export const Empty: Story = {
  parameters: {
    portal: {
      path: '/home',
      loadMessages,
      answers: { 'GET api/distribution': { platforms: [], total_amount_usd: null } },
    },
  },
};

export const Loading: Story = { render: () => <PendingView /> };

export const Failed: Story = { render: () => <FailedView error={new Error('offline')} reset={() => {}} /> };

export const Ukrainian: Story = {
  parameters: { portal: { path: '/home', loadMessages, locale: 'uk', answers: distributionAnswers() } },
};
