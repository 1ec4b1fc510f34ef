import type { DeadlineSource } from '@my-air/feature-kit';
import { PortalStory, type PortalStoryParameters } from '@my-air/feature-kit/stories';
import { Slot } from '@my-air/feature-kit/views';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { loadMessages } from '../locales/index.ts';
import { lostSource, sampleDeadlines, sourceOf } from '../testing/sampleDeadlines.ts';
import { DeadlinesCard } from './DeadlinesCard.tsx';

const meta = {
  title: 'Home/DeadlinesCard',
  component: DeadlinesCard,
  // As on home, which shows the shape of a card that is loading.
  render: () => (
    <Slot name="deadlines" height={230}>
      <DeadlinesCard />
    </Slot>
  ),
  decorators: [PortalStory],
} satisfies Meta<typeof DeadlinesCard>;
export default meta;
type Story = StoryObj<typeof meta>;

const knowing = (...deadlines: readonly DeadlineSource[]): Story => ({
  parameters: { portal: { loadMessages, contributions: { deadlines } } satisfies PortalStoryParameters },
});

export const Loaded: Story = knowing(sourceOf(sampleDeadlines));

export const Empty: Story = knowing();

export const Loading: Story = knowing(sourceOf(() => new Promise<never>(() => {})));

/** One feature could not be asked; the dates of the others are shown. */
export const Failed: Story = knowing(sourceOf(sampleDeadlines), lostSource);
