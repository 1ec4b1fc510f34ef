import { PortalStory } from '@my-air/feature-kit/stories';
import { userEvent, within } from 'storybook/test';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';

import { buildJob } from '../testing/buildAiMetadata.ts';
import { inUkrainian } from '../testing/storyStates.tsx';
import { storyPortal } from '../testing/storyPortal.ts';
import { ReviewList } from './ReviewList.tsx';

/** Presses the button that approves all results, which asks first. */
const ask = async ({ canvasElement }: Pick<StoryContext, 'canvasElement'>) => {
  const [approve] = await within(canvasElement).findAllByRole('button');
  if (approve) await userEvent.click(approve);
};

const meta = {
  title: 'AI translation/ReviewList',
  component: ReviewList,
  decorators: [PortalStory],
  args: { job: buildJob({ status: 'review', in_review: 704 }) },
  parameters: { portal: storyPortal },
} satisfies Meta<typeof ReviewList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Results of a job that wait for approval. */
export const Loaded: Story = {};

/** The question before all of them are published. */
export const ApprovingAll: Story = { play: ask };

export const Ukrainian: Story = { parameters: inUkrainian, play: ask };
