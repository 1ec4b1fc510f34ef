import { PortalStory } from '@my-air/feature-kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { storyPortal } from '../testing/storyPortal.ts';
import { answering } from '../testing/storyStates.tsx';
import { listJobs } from '../contract.ts';
import { ProgressSheet } from './ProgressSheet.tsx';

const meta = {
  title: 'AI translation/ProgressSheet',
  component: ProgressSheet,
  decorators: [PortalStory],
  args: { close: () => {} },
  parameters: { portal: storyPortal },
} satisfies Meta<typeof ProgressSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The translations that run. */
export const Loaded: Story = {};

export const Empty: Story = { parameters: answering({ [listJobs.key]: { jobs: [] } }) };
