import { PortalStory } from '@my-air/feature-kit/stories';
import { FailedView, PendingView } from '@my-air/feature-kit/views';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { loadMessages } from '../locales/index.ts';
import { bindAgreementPorts } from '../testing/bindAgreementPorts.ts';
import { distributionAnswers } from '../testing/distributionAnswers.ts';
import { DistributionScreen } from './DistributionScreen.tsx';

bindAgreementPorts();

const meta = {
  title: 'Distribution/DistributionScreen',
  component: DistributionScreen,
  decorators: [PortalStory],
  args: { view: 'platforms' },
  parameters: { portal: { path: '/distribution', loadMessages, answers: distributionAnswers() } },
} satisfies Meta<typeof DistributionScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A platform in each state, and one in a state that this build does not know. */
export const Loaded: Story = {};

export const Requests: Story = { args: { view: 'requests' } };

export const Empty: Story = {
  parameters: { portal: { path: '/distribution', loadMessages, answers: distributionAnswers([]) } },
};

export const Loading: Story = { render: () => <PendingView /> };

export const Failed: Story = { render: () => <FailedView error={new Error('offline')} reset={() => {}} /> };

export const Ukrainian: Story = {
  parameters: {
    portal: { path: '/distribution', loadMessages, locale: 'uk', answers: distributionAnswers() },
  },
};
