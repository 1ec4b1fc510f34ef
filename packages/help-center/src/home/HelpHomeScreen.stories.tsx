import { PortalStory } from '@my-air/feature-kit/stories';
import { FailedView, PendingView } from '@my-air/feature-kit/views';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { loadMessages } from '../locales/index.ts';
import { buildHit, buildSummary, buildTopics } from '../testing/buildHelp.ts';
import { HelpHomeScreen } from './HelpHomeScreen.tsx';

const answers = {
  'GET api/help/topics': { topics: buildTopics() },
  'GET api/help/articles/popular': {
    articles: [
      buildSummary(),
      buildSummary({ id: 2, name: 'What happens after you apply' }),
      buildSummary({ id: 199, name: 'Why a channel is not accepted' }),
    ],
  },
  'GET api/help/search/live': { articles: [buildHit(), buildHit({ id: 2, name: 'After you apply' })] },
  'POST api/help-analytics/articles/{id}/interactions': undefined,
};

const meta = {
  title: 'Help center/HelpHomeScreen',
  component: HelpHomeScreen,
  decorators: [PortalStory],
  parameters: { portal: { loadMessages, answers } },
} satisfies Meta<typeof HelpHomeScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};

export const Empty: Story = {
  parameters: {
    portal: {
      loadMessages,
      answers: {
        ...answers,
        'GET api/help/topics': { topics: [] },
        'GET api/help/articles/popular': { articles: [] },
      },
    },
  },
};

export const Loading: Story = { render: () => <PendingView /> };

export const Failed: Story = { render: () => <FailedView error={new Error('offline')} reset={() => {}} /> };

export const Ukrainian: Story = { parameters: { portal: { loadMessages, answers, locale: 'uk' } } };
