import { PortalStory, type PortalStoryParameters } from '@my-air/feature-kit/stories';
import { FailedView, NotFoundView, PendingView } from '@my-air/feature-kit/views';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { loadMessages } from '../locales/index.ts';
import { buildFullArticle, buildNewsArticle, buildNewsPage } from '../testing/buildNews.ts';
import { ArticleScreen } from './ArticleScreen.tsx';

const meta = {
  title: 'News/ArticleScreen',
  component: ArticleScreen,
  decorators: [PortalStory],
  args: { articleId: '7' },
} satisfies Meta<typeof ArticleScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const article = buildFullArticle({ id: 7, name: 'Agreements can be read at leisure', is_read: false });
const inPortal = (answers: PortalStoryParameters['answers'] = {}, more: PortalStoryParameters = {}) => ({
  parameters: {
    portal: {
      loadMessages,
      path: '/news/article/7',
      answers: {
        'GET api/news/{id}': { article },
        'GET api/news': buildNewsPage([article, buildNewsArticle({ name: 'Search finds chats as well' })]),
        'POST api/news/{id}/read': null,
        ...answers,
      },
      ...more,
    } satisfies PortalStoryParameters,
  },
});

export const Loaded = inPortal() satisfies Story;

/** Only a name, and no other news. */
export const Empty = inPortal({
  'GET api/news/{id}': { article: { id: 7, name: 'Only a name', content_html: '' } },
  'GET api/news': buildNewsPage([]),
}) satisfies Story;

/** The only news. */
export const Alone = inPortal({ 'GET api/news': buildNewsPage([article]) }) satisfies Story;

export const Loading: Story = { render: () => <PendingView /> };

export const Failed: Story = { render: () => <FailedView error={new Error('offline')} reset={() => {}} /> };

export const Missing: Story = { render: () => <NotFoundView /> };

export const Ukrainian = inPortal({}, { locale: 'uk' }) satisfies Story;

/** Hostile content stays inert and readable. */
export const Hostile = inPortal({
  'GET api/news/{id}': {
    article: buildFullArticle({
      id: 7,
      name: '<img src=x onerror=alert(1)>',
      content_html:
        '<p>Readable</p><script>alert(1)</script><img src="x" onerror="alert(1)"><a href="javascript:alert(1)">press</a><svg onload="alert(1)"></svg><iframe src="https://example.com"></iframe>',
    }),
  },
}) satisfies Story;
