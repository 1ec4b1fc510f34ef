import {
  PortalStory,
  unchecked,
  type Answers,
  type PortalStoryParameters,
} from '@my-air/feature-kit/stories';
import { FailedView, PendingView } from '@my-air/feature-kit/views';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { loadMessages } from '../locales/index.ts';
import { everyStage, reviewAnswers } from '../testing/reviewAnswers.ts';
import { ModerationScreen } from './ModerationScreen.tsx';

const { channels, active, archived } = everyStage;
const inPortal = (answers: Answers, more: PortalStoryParameters = {}) => ({
  parameters: {
    portal: { loadMessages, path: '/moderation', answers, ...more } satisfies PortalStoryParameters,
  },
});

const meta = {
  title: 'Moderation/ModerationScreen',
  component: ModerationScreen,
  decorators: [PortalStory],
} satisfies Meta<typeof ModerationScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every stage and every kind of chat. */
export const Loaded = inPortal(reviewAnswers(channels, active, archived)) satisfies Story;

export const Empty = inPortal(reviewAnswers([])) satisfies Story;

export const Loading: Story = { render: () => <PendingView /> };

export const Failed: Story = { render: () => <FailedView error={new Error('offline')} reset={() => {}} /> };

/** Channels are shown when the chats do not come. */
export const ChatsFailed = inPortal({
  ...reviewAnswers(channels),
  'GET api/active-chats': new Error('offline'),
}) satisfies Story;

export const Ukrainian = inPortal(reviewAnswers(channels, active, archived), {
  locale: 'uk',
}) satisfies Story;

/** Fields that are missing leave nothing behind. */
export const Sparse = inPortal({
  ...reviewAnswers([]),
  'GET api/channels': unchecked({
    channels: [{ platform: 'youtube', platform_guid: 'UC1', status: 'rejected' }],
  }),
  'GET api/active-chats': unchecked({ chats: [{ id: 5, process: { processable_type: 'moderation' } }] }),
}) satisfies Story;

export const LongTexts = inPortal(
  reviewAnswers([
    {
      ...channels[4]!,
      title: 'W'.repeat(120),
      resolution: 'sentence '.repeat(80),
      issue_descriptions: ['N'.repeat(200)],
    },
  ]),
) satisfies Story;
