import { PortalStory, type Answers, type PortalStoryParameters } from '@my-air/feature-kit/stories';
import { FailedView, PendingView } from '@my-air/feature-kit/views';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { loadMessages } from '../locales/index.ts';
import { everyStage, reviewAnswers } from '../testing/reviewAnswers.ts';
import { ModerationCard } from './ModerationCard.tsx';

const inPortal = (answers: Answers, more: PortalStoryParameters = {}) => ({
  parameters: {
    portal: { loadMessages, path: '/home', answers, ...more } satisfies PortalStoryParameters,
  },
});

const meta = {
  title: 'Moderation/ModerationCard',
  component: ModerationCard,
  decorators: [PortalStory],
} satisfies Meta<typeof ModerationCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded = inPortal(reviewAnswers(everyStage.channels)) satisfies Story;

/** Every channel is connected. */
export const Empty = inPortal(reviewAnswers(everyStage.channels.slice(-1))) satisfies Story;

export const Loading: Story = { render: () => <PendingView /> };

export const Failed: Story = { render: () => <FailedView error={new Error('offline')} reset={() => {}} /> };

export const Ukrainian = inPortal(reviewAnswers(everyStage.channels.slice(4)), {
  locale: 'uk',
}) satisfies Story;
