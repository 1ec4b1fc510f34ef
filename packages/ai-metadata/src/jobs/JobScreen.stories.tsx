import { PortalStory } from '@my-air/feature-kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { buildJob } from '../testing/buildAiMetadata.ts';
import { storyPortal } from '../testing/storyPortal.ts';
import { answering, failed, inUkrainian, pending } from '../testing/storyStates.tsx';
import { JobScreen } from './JobScreen.tsx';

const job = 'GET api/ai-metadata/batch-translations/{id}';
/** The counts of a job before its first translation. */
const untouched = { completed: 0, failed: 0, in_review: 0, spent: 0, returned: 0 };

const meta = {
  title: 'AI translation/JobScreen',
  component: JobScreen,
  decorators: [PortalStory],
  args: { id: '41' },
  parameters: { portal: storyPortal },
} satisfies Meta<typeof JobScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A job that runs, with failures by reason and results that wait for approval. */
export const Loaded: Story = {};

/** Started, with nothing done yet. */
export const Empty: Story = {
  parameters: answering({
    [job]: { job: buildJob({ ...untouched, status: 'queued', processing: 1000, reserved: 1000 }) },
    [`${job}/receipt`]: {
      promised: { cost: 1000, balance_before: 2240 },
      languages: ['en', 'es'].map((language) => ({
        ...untouched,
        language,
        new: 500,
        overwritten: 0,
        cost: 500,
      })),
      ...untouched,
      reserved: 1000,
    },
  }),
};

/** Ended, with failures to retry, and still to be undone. */
export const Completed: Story = {
  parameters: answering({
    [job]: {
      job: buildJob({
        status: 'completed',
        processing: 0,
        completed: 970,
        can_cancel: false,
        can_retry: true,
        can_undo: true,
        undo_until: '2026-11-29T09:00:00Z',
      }),
    },
  }),
};

/** Paused, because YouTube took our access back. */
export const Waiting: Story = {
  parameters: answering({
    [job]: { job: buildJob({ status: 'waiting', waiting_reason: 'access_revoked' }) },
  }),
};

export const Loading: Story = pending;

export const Failed: Story = failed;

export const Ukrainian: Story = { parameters: inUkrainian };
