import { answer, PortalStory, type PortalStoryParameters } from '@my-air/feature-kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { listNews, type NewsPage } from '../contract.ts';
import { loadMessages } from '../locales/index.ts';
import { buildNewsArticle, buildNewsPage } from '../testing/buildNews.ts';
import { NewsCard } from './NewsCard.tsx';

const meta = {
  title: 'News/NewsCard',
  component: NewsCard,
  decorators: [PortalStory],
} satisfies Meta<typeof NewsCard>;
export default meta;
type Story = StoryObj<typeof meta>;

const inPortal = (news: NewsPage) => ({
  parameters: {
    portal: { loadMessages, path: '/home', answers: answer(listNews, news) } satisfies PortalStoryParameters,
  },
});

export const Loaded = inPortal(
  buildNewsPage([
    buildNewsArticle({ name: 'Translations keep your names as they are', is_read: false }),
    buildNewsArticle({ name: 'Payouts to a card within minutes', category: 'Money' }),
    buildNewsArticle({ name: 'Search finds chats as well' }),
    buildNewsArticle({ name: 'A fourth that home has no room for' }),
  ]),
) satisfies Story;

export const Empty = inPortal(buildNewsPage([])) satisfies Story;
