import { answer, buildPartner, buildUser, stubPortal } from '@my-air/feature-kit/testing';
import { QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';

import { listJobs } from '../contract.ts';
import { buildJob } from '../testing/buildAiMetadata.ts';
import { translationMoments } from './translationMoments.ts';

const user = buildUser({ partner: buildPartner({ capabilities: { metadata_ai_service: true } }) });

async function momentsOf(jobs: readonly ReturnType<typeof buildJob>[], lastPage = 1) {
  const portal = stubPortal({
    user,
    answers: answer(listJobs, { jobs: [...jobs], meta: { last_page: lastPage } }),
  });
  return (await new QueryObserver(portal.queryClient, translationMoments(portal)).refetch()).data;
}

const first = buildJob({ id: 2, completed: 12, finished_at: '2026-11-20T10:00:00Z' });
const later = buildJob({ id: 3, completed: 40, finished_at: '2026-11-25T10:00:00Z' });
const failed = buildJob({ id: 1, completed: 0, finished_at: '2026-11-19T10:00:00Z' });

test('[AIM-05] the first translation that was published is a moment', async () => {
  expect(await momentsOf([later, first, failed])).toEqual([
    {
      id: 'first-translation 2',
      title: 'Your first translation is published: 12 titles and descriptions',
      at: '2026-11-20T10:00:00Z',
      action: { label: 'See the translation', to: '/ai-metadata/translation/2' },
    },
  ]);
});

test('[AIM-05] one that runs or failed is none, and with more pages the first is long past', async () => {
  expect(await momentsOf([buildJob({ completed: 5, finished_at: null }), failed])).toEqual([]);
  expect(await momentsOf([later, first], 2)).toEqual([]);
});
