import { stubPortal } from '@my-air/feature-kit/testing';
import { QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';

import type { Job } from '../contract.ts';
import { openJobsQuery } from '../jobs/jobsQuery.ts';
import { buildJob } from '../testing/buildAiMetadata.ts';
import { storyPortal } from '../testing/storyPortal.ts';
import { progressText } from './progressText.ts';

function chip(jobs: readonly Job[]) {
  const portal = stubPortal(storyPortal);
  portal.queryClient.setQueryData(openJobsQuery(portal.api).queryKey, [...jobs]);
  const observer = new QueryObserver(portal.queryClient, progressText(portal));
  return { text: observer.getCurrentResult().data, calls: portal.api.calls };
}

test.each([
  ['a job is half done', [buildJob({ processing: 500, completed: 470, failed: 30 })], '50%'],
  ['none runs', [buildJob({ status: 'completed', processing: 0 })], null],
  ['approved results are published', [buildJob({ status: 'publishing', completed: 4 })], 'Publishing'],
  ['there is none', [], null],
])('[AIM-05] [TR-24] the chip of the top bar, when %s', (_case, jobs, text) => {
  expect(chip(jobs).text).toBe(text);
});

test('[AIM-05] [TR-24] the chip only reads what the background has loaded', () => {
  expect(chip([buildJob()]).calls).toEqual([]);
});
