import { renderRoute } from '@my-air/feature-kit/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';

import type { Job } from '../contract.ts';
import { aiMetadataFeature } from '../feature.ts';
import { buildJob } from '../testing/buildAiMetadata.ts';
import { storyPortal } from '../testing/storyPortal.ts';
import { jobQuery } from './jobs.api.ts';

const job = 'GET api/ai-metadata/batch-translations/{id}';

/** Opens the screen of a job whose details follow from its numbers, as on a server. */
async function openJob(first: Job) {
  let present = first;
  const receipt = () => ({
    promised: { cost: 8, balance_before: 480 },
    languages: [
      {
        language: 'pl',
        new: 8,
        overwritten: 0,
        cost: 8,
        completed: present.completed,
        failed: present.failed,
        spent: present.completed,
        returned: present.failed,
      },
    ],
    spent: present.completed,
    returned: present.failed,
    reserved: present.processing,
  });
  const failures = () => ({
    groups: [{ reason: 'platform_error', count: present.failed }],
    failures: [],
  });
  const review = () => ({
    items: Array.from({ length: present.in_review ?? 0 }, (_, place) => ({
      id: place + 1,
      status: 'in_review',
      language: 'pl',
      video: { platform_guid: `video-${place}`, title: `Video ${place}` },
      source: { title: 'Борщ', description: '' },
      result: { title: `Result ${place}`, description: '' },
    })),
  });
  const { portal } = await renderRoute(aiMetadataFeature, '/ai-metadata/translation/41', {
    ...storyPortal,
    answers: {
      ...storyPortal.answers,
      [job]: () => ({ job: present }),
      [`${job}/receipt`]: receipt,
      [`${job}/failures`]: failures,
      [`${job}/review`]: review,
    },
  });
  return {
    portal,
    /** The job goes on, and its progress is read. */
    goOn: async (next: Job) => {
      present = next;
      await act(() => portal.queryClient.refetchQueries({ queryKey: jobQuery(portal.api, '41').queryKey }));
    },
  };
}

const cells = () => screen.getAllByRole('cell').map(({ textContent }) => textContent);

test('[AIM-05] the receipt, the failures and the results to review follow the progress of the job', async () => {
  const running = buildJob({ total: 8, processing: 4, completed: 2, failed: 1, in_review: 1 });
  const { portal, goOn } = await openJob(running);
  await waitFor(() => expect(cells()).toEqual(['8', '2', '1', '0', '2', '1']));
  expect(await screen.findByText(/: 1$/)).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Approve 1 result' })).toBeTruthy();
  const readAtFirst = portal.api.calls.length;

  await goOn({ ...running, processing: 4 });
  // Nothing has changed: the job alone was read.
  expect(portal.api.calls.slice(readAtFirst).map(({ key }) => key)).toEqual([job]);

  await goOn({ ...running, status: 'completed', processing: 0, completed: 3, failed: 3, in_review: 2 });
  await waitFor(() => expect(cells()).toEqual(['8', '3', '3', '0', '3', '3']));
  expect(await screen.findByText(/: 3$/)).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Approve all 2 results' })).toBeTruthy();
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2));
});
