import { PortalStory } from '@my-air/feature-kit/stories';
import { FailedView, PendingView } from '@my-air/feature-kit/views';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { loadMessages } from '../locales/index.ts';
import { buildTopics } from '../testing/buildHelp.ts';
import { CategoryScreen } from './CategoryScreen.tsx';

const topics = buildTopics();

const meta = {
  title: 'Help center/CategoryScreen',
  component: CategoryScreen,
  decorators: [PortalStory],
  args: { category: '3' },
  parameters: { portal: { loadMessages, answers: { 'GET api/help/topics': { topics } } } },
} satisfies Meta<typeof CategoryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};

export const Empty: Story = {
  parameters: {
    portal: {
      loadMessages,
      answers: { 'GET api/help/topics': { topics: topics.map((topic) => ({ ...topic, articles: [] })) } },
    },
  },
};

/** An address of an unknown topic. */
export const Unknown: Story = { args: { category: '77' } };

export const Loading: Story = { render: () => <PendingView /> };

export const Failed: Story = { render: () => <FailedView error={new Error('offline')} reset={() => {}} /> };
