import { PortalStory } from '@my-air/feature-kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { loadMessages } from '../locales/index.ts';
import { distributionAnswers } from '../testing/distributionAnswers.ts';
import { DistributionModal } from './DistributionModal.tsx';

const meta = {
  title: 'Distribution/DistributionModal',
  component: DistributionModal,
  decorators: [PortalStory],
  args: { props: { platformId: 1 }, close: () => {} },
  parameters: { portal: { loadMessages, answers: distributionAnswers() } },
} satisfies Meta<typeof DistributionModal>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The agreement waits for the partner. */
export const Loaded: Story = {};

export const Live: Story = { args: { props: { platformId: 3 } } };

/** The platform is no longer in the list. */
export const Gone: Story = { args: { props: { platformId: 999 } } };

export const Loading: Story = {
  parameters: { portal: { loadMessages, answers: { 'GET api/distribution': () => new Promise(() => {}) } } },
};

export const Failed: Story = {
  parameters: { portal: { loadMessages, answers: { 'GET api/distribution': new Error('offline') } } },
};

export const Ukrainian: Story = {
  parameters: { portal: { loadMessages, locale: 'uk', answers: distributionAnswers() } },
};
