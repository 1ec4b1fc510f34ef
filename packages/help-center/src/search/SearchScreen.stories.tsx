import { PortalStory } from '@my-air/feature-kit/stories';
import { FailedView, PendingView } from '@my-air/feature-kit/views';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { loadMessages } from '../locales/index.ts';
import { buildHit, buildSummary } from '../testing/buildHelp.ts';
import { SearchScreen } from './SearchScreen.tsx';

const popular = {
  'GET api/help/articles/popular': { articles: [buildSummary({ id: 96, name: 'How services work' })] },
};
const found = {
  articles: [
    buildHit(),
    buildHit({
      id: 199,
      name: 'Why a channel is not accepted',
      snippet: '… the channel’s details say what to <mark>connect</mark> &amp; why …',
    }),
  ],
};

const meta = {
  title: 'Help center/SearchScreen',
  component: SearchScreen,
  decorators: [PortalStory],
  args: { question: 'connect' },
  parameters: { portal: { loadMessages, answers: { ...popular, 'GET api/help/search/full': found } } },
} satisfies Meta<typeof SearchScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};

/** No article was found: the question can be sent to support. */
export const Empty: Story = {
  parameters: {
    portal: { loadMessages, answers: { ...popular, 'GET api/help/search/full': { articles: [] } } },
  },
};

/** Too short to be searched for. */
export const TooShort: Story = { args: { question: 'ab' } };

export const Loading: Story = { render: () => <PendingView /> };

export const Failed: Story = { render: () => <FailedView error={new Error('offline')} reset={() => {}} /> };
