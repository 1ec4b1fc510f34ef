import { PortalStory } from '@my-air/feature-kit/stories';
import { userEvent, within } from 'storybook/test';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';

import { buildJob } from '../testing/buildAiMetadata.ts';
import { storyPortal } from '../testing/storyPortal.ts';
import { JobActions } from './JobActions.tsx';

/** Presses the one button, which asks first. */
const ask = async ({ canvasElement }: Pick<StoryContext, 'canvasElement'>) =>
  userEvent.click(await within(canvasElement).findByRole('button'));

const meta = {
  title: 'AI translation/JobActions',
  component: JobActions,
  decorators: [PortalStory],
  args: { job: buildJob({ can_cancel: true, can_undo: false }), afterwards: { current: null } },
  parameters: { portal: storyPortal },
} satisfies Meta<typeof JobActions>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A job that runs can be cancelled: the question before it. */
export const Cancelling: Story = { play: ask };

/** One that ended can be undone: the question before it. */
export const Undoing: Story = {
  args: { job: buildJob({ status: 'completed', can_cancel: false, can_undo: true }) },
  play: ask,
};
