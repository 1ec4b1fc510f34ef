import { PortalStory } from '@my-air/feature-kit/stories';
import { FailedView, PendingView } from '@my-air/feature-kit/views';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { loadMessages } from '../locales/index.ts';
import { buildArticle, buildTopics } from '../testing/buildHelp.ts';
import { PublicArticleScreen } from './PublicArticleScreen.tsx';

const answers = {
  'GET api/help/articles/{id}': { article: buildArticle() },
  'GET api/help/topics': { topics: buildTopics() },
  'POST api/help/articles/{id}/feedback': undefined,
  'POST api/help-analytics/articles/{id}/interactions': undefined,
};

const meta = {
  title: 'Help center/PublicArticleScreen',
  component: PublicArticleScreen,
  decorators: [PortalStory],
  args: { id: '1' },
  parameters: { portal: { loadMessages, answers, user: null } },
} satisfies Meta<typeof PublicArticleScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};

/** For a user who is probably signed in, according to this browser. */
export const Returning: Story = {
  parameters: { portal: { loadMessages, answers, user: null, isReturning: true } },
};

export const Empty: Story = {
  parameters: {
    portal: {
      loadMessages,
      user: null,
      answers: {
        ...answers,
        'GET api/help/articles/{id}': { article: buildArticle({ content_html: '', related_articles: [] }) },
      },
    },
  },
};

export const Loading: Story = { render: () => <PendingView /> };

export const Failed: Story = { render: () => <FailedView error={new Error('offline')} reset={() => {}} /> };
