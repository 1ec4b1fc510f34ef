import type { Channel } from '@my-air/api-client/contract';
import { PortalStory } from '@my-air/feature-kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { styled } from 'styled-components';

import { loadMessages } from '../locales/index.ts';
import { channelReview } from '../reviews/channelReview.ts';
import { chatReview } from '../reviews/chatReview.ts';
import { buildReviewChat } from '../testing/buildReviewChat.ts';
import { everyStage } from '../testing/reviewAnswers.ts';
import { ReviewCard } from './ReviewCard.tsx';

const now = Date.parse('2026-11-20T12:00:00Z');
const { channels } = everyStage;
const inStage = (status: string, values: Partial<Channel> = {}) =>
  channelReview({ ...channels.find((channel) => channel.status === status)!, ...values }, undefined, {
    now,
    timeZone: 'UTC',
    holidays: [],
  });

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

const meta = {
  title: 'Moderation/ReviewCard',
  component: ReviewCard,
  // The card is an item of a list.
  decorators: [
    (Story) => (
      <List>
        <Story />
      </List>
    ),
    PortalStory,
  ],
  args: { review: inStage('moderation') },
  parameters: { portal: { path: '/moderation', loadMessages } },
} satisfies Meta<typeof ReviewCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Our team reviews it. */
export const InReview: Story = {};

/** The moment by which we were to answer is over. */
export const LateAnswer: Story = {
  args: { review: inStage('moderation', { status_since: '2026-11-02T09:00:00Z' }) },
};

/** The invitation waits in YouTube Studio. */
export const Invited: Story = { args: { review: inStage('invitation_sent') } };

/** Refused with reasons; it can apply again later. */
export const Rejected: Story = { args: { review: inStage('rejected') } };

/** Refused for its figures; it can apply again now. */
export const TooSmall: Story = { args: { review: inStage('rejected_low_metrics') } };

/** A stage that this build does not know. */
export const UnknownStage: Story = { args: { review: inStage('under_the_radar') } };

/** A chat about videos that has ended. */
export const Videos: Story = {
  args: {
    review: chatReview(
      buildReviewChat(
        'moderationChat',
        { channel: { title: 'Tiny Workshop' }, video_count: 3 },
        { archived_at: '2026-10-05T09:00:00Z' },
      ),
    ),
  },
};

export const Ukrainian: Story = {
  args: { review: inStage('rejected') },
  parameters: { portal: { path: '/moderation', loadMessages, locale: 'uk' } },
};

export const LongTexts: Story = {
  args: {
    review: inStage('rejected', {
      title: 'W'.repeat(120),
      resolution: 'sentence '.repeat(80),
      issue_descriptions: ['N'.repeat(200)],
    }),
  },
};
