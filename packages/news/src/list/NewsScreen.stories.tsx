import { answer, PortalStory, type PortalStoryParameters } from '@my-air/feature-kit/stories';
import { FailedView, PendingView } from '@my-air/feature-kit/views';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { listNews, type NewsPage } from '../contract.ts';
import { loadMessages } from '../locales/index.ts';
import { buildNewsArticle, buildNewsPage } from '../testing/buildNews.ts';
import { NewsScreen } from './NewsScreen.tsx';

const articles = [
  buildNewsArticle({ name: 'Translations keep your names as they are', is_read: false }),
  buildNewsArticle({ name: 'Payouts to a card within minutes', category: 'Money', is_read: false }),
  buildNewsArticle({ name: 'What the winter campaign season means for you', reading_time: 4 }),
  buildNewsArticle({ name: 'Search finds chats as well', reading_time: 1 }),
];
const inPortal = (news: NewsPage, more: PortalStoryParameters = {}) => ({
  parameters: {
    portal: {
      loadMessages,
      path: '/news',
      answers: answer(listNews, news),
      ...more,
    } satisfies PortalStoryParameters,
  },
});

const meta = {
  title: 'News/NewsScreen',
  component: NewsScreen,
  decorators: [PortalStory],
  args: { category: undefined },
} satisfies Meta<typeof NewsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded = inPortal(buildNewsPage(articles)) satisfies Story;

export const Empty = inPortal(buildNewsPage([], { categories: [] })) satisfies Story;

/** A category without news. */
export const EmptyCategory = { ...inPortal(buildNewsPage([])), args: { category: 'money' } } satisfies Story;

export const Loading: Story = { render: () => <PendingView /> };

export const Failed: Story = { render: () => <FailedView error={new Error('offline')} reset={() => {}} /> };

export const Ukrainian = inPortal(buildNewsPage(articles), { locale: 'uk' }) satisfies Story;

/** Missing fields leave no gaps. */
export const Sparse = inPortal({ articles: [{ id: 1, name: 'Only a name' }] }) satisfies Story;

export const LongTexts = inPortal(
  buildNewsPage([
    buildNewsArticle({
      name: 'W'.repeat(160),
      description: 'sentence '.repeat(60),
      category: 'K'.repeat(60),
    }),
  ]),
) satisfies Story;
