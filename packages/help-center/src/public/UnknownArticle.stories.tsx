import { PortalStory } from '@my-air/feature-kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { loadMessages } from '../locales/index.ts';
import { buildTopics } from '../testing/buildHelp.ts';
import { UnknownArticle } from './UnknownArticle.tsx';

const meta = {
  title: 'Help center/UnknownArticle',
  component: UnknownArticle,
  decorators: [PortalStory],
  parameters: {
    portal: { loadMessages, user: null, answers: { 'GET api/help/topics': { topics: buildTopics() } } },
  },
} satisfies Meta<typeof UnknownArticle>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Found: Story = {};

/** The backend shows topics to signed-in users only. */
export const Closed: Story = {
  parameters: { portal: { loadMessages, user: null, answers: { 'GET api/help/topics': { topics: [] } } } },
};
