import type { DeadlineSource } from '@my-air/feature-kit';
import { PortalStory, type PortalStoryParameters } from '@my-air/feature-kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { loadMessages } from '../locales/index.ts';
import { lostSource, sampleDeadlines, sourceOf } from '../testing/sampleDeadlines.ts';
import { DeadlinesScreen } from './DeadlinesScreen.tsx';

const meta = {
  title: 'Home/DeadlinesScreen',
  component: DeadlinesScreen,
  decorators: [PortalStory],
} satisfies Meta<typeof DeadlinesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const knowing = (...deadlines: readonly DeadlineSource[]): Story => ({
  parameters: {
    portal: {
      path: '/home/dates',
      loadMessages,
      contributions: { deadlines },
    } satisfies PortalStoryParameters,
  },
});

export const Loaded: Story = knowing(sourceOf(sampleDeadlines));

export const Empty: Story = knowing();

export const Loading: Story = knowing(sourceOf(() => new Promise<never>(() => {})));

/** One feature could not be asked; the dates of the others are shown. */
export const Failed: Story = knowing(sourceOf(sampleDeadlines), lostSource);

export const Ukrainian: Story = {
  parameters: {
    portal: {
      path: '/home/dates',
      loadMessages,
      locale: 'uk',
      contributions: { deadlines: [sourceOf(sampleDeadlines)] },
    } satisfies PortalStoryParameters,
  },
};
