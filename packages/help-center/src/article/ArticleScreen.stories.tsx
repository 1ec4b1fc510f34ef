import { PortalStory } from '@my-air/feature-kit/stories';
import { FailedView, PendingView } from '@my-air/feature-kit/views';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { loadMessages } from '../locales/index.ts';
import { buildArticle } from '../testing/buildHelp.ts';
import { ArticleScreen } from './ArticleScreen.tsx';

const answers = {
  'GET api/help/articles/{id}': { article: buildArticle() },
  'POST api/help/articles/{id}/feedback': undefined,
  'POST api/help-analytics/articles/{id}/interactions': undefined,
};

const meta = {
  title: 'Help center/ArticleScreen',
  component: ArticleScreen,
  decorators: [PortalStory],
  args: { id: '1' },
  parameters: { portal: { loadMessages, answers } },
} satisfies Meta<typeof ArticleScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};

/** An article with almost no text. */
export const Empty: Story = {
  parameters: {
    portal: {
      loadMessages,
      answers: {
        ...answers,
        'GET api/help/articles/{id}': {
          article: buildArticle({ content_html: '<p>Soon.</p>', related_articles: [], updated_at: null }),
        },
      },
    },
  },
};

/** The article is missing in the reader's language, and English is the fallback. */
export const Fallback: Story = { parameters: { portal: { loadMessages, answers, locale: 'es' } } };

/** A table that is wider than a phone. */
export const WideTable: Story = {
  parameters: {
    portal: {
      loadMessages,
      answers: {
        ...answers,
        'GET api/help/articles/{id}': {
          article: buildArticle({
            content_html: `<h2>Rates</h2><h2>More</h2><table><thead><tr>${'<th>A country with a name</th>'.repeat(12)}</tr></thead><tbody><tr>${'<td>12,345.67</td>'.repeat(12)}</tr></tbody></table>`,
          }),
        },
      },
    },
  },
};

/** A video, which is loaded when it is played. */
export const Video: Story = {
  parameters: {
    portal: {
      loadMessages,
      answers: {
        ...answers,
        'GET api/help/articles/{id}': {
          article: buildArticle({
            content_html:
              '<p>Two minutes say it all.</p><iframe src="https://www.youtube.com/embed/abcdef12345" title="How to add a channel"></iframe><h2>In words</h2><p>Press <strong>Add a channel</strong>.</p>',
          }),
        },
      },
    },
  },
};

export const Loading: Story = { render: () => <PendingView /> };

export const Failed: Story = { render: () => <FailedView error={new Error('offline')} reset={() => {}} /> };
