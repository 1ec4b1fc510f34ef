import { atomStore } from '@my-air/feature-kit/state';
import { PortalStory } from '@my-air/feature-kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { storyPortal } from '../testing/storyPortal.ts';
import { inUkrainian } from '../testing/storyStates.tsx';
import { keptRun } from './ChannelRun.ts';
import { StartedRun } from './StartedRun.tsx';

const run = keptRun(storyPortal.user.id);
const jobs = ['UC1', 'UC2'].map((channelId, place) => ({ channelId, jobId: String(place + 1), cost: 12 }));

const meta = {
  title: 'AI translation/StartedRun',
  component: StartedRun,
  decorators: [PortalStory],
  beforeEach: () => {
    atomStore.set(run, { asked: '', jobs, isUndone: false });
    return () => atomStore.set(run, undefined);
  },
  parameters: { portal: storyPortal },
} satisfies Meta<typeof StartedRun>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The jobs of two channels, which can be undone together. */
export const Loaded: Story = {};

export const Ukrainian: Story = { parameters: inUkrainian };
