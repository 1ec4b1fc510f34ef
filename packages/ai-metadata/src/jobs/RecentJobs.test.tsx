import { buildFailure, renderInPortal, stubPortal } from '@my-air/feature-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { listJobs, type Job } from '../contract.ts';
import { waitingTranslations } from '../homepage/waitingTranslations.ts';
import { buildAiChannel, buildJob } from '../testing/buildAiMetadata.ts';
import { storyPortal } from '../testing/storyPortal.ts';
import { RecentJobs } from './RecentJobs.tsx';

const channel = buildAiChannel();

/** A server that answers a number of jobs in pages of 20, the latest first. */
function serve(jobs: readonly Job[]) {
  return ({ query = {} }: { query?: { page?: number; active?: boolean } }) => {
    const isWanted = ({ status }: Job) => query.active !== true || status !== 'completed';
    const matching = jobs.filter(isWanted);
    const page = query.page ?? 1;
    return {
      jobs: matching.slice((page - 1) * 20, page * 20),
      meta: { current_page: page, last_page: Math.max(1, Math.ceil(matching.length / 20)), per_page: 20 },
    };
  };
}

const ended = Array.from({ length: 45 }, (_, place) =>
  buildJob({ id: 100 - place, status: 'completed', processing: 0, created_at: '2026-11-01T09:00:00Z' }),
);

test('[AIM-05] a job that waits for review stays in To do, however many were started after it', async () => {
  const review = buildJob({ id: 7, status: 'review', in_review: 4 });
  const answers = { ...storyPortal.answers, [listJobs.key]: serve([...ended, review]) };
  const portal = stubPortal({ ...storyPortal, answers });
  const { select, ...options } = waitingTranslations(portal);
  const items = select!(await portal.queryClient.fetchQuery(options));
  expect(items.map(({ id }) => id)).toEqual(['review-7']);
});

test('[AIM-05] all pages of the jobs that are open are read', async () => {
  const open = ended.map((job) => ({ ...job, status: 'review', in_review: 1 }));
  const answers = { ...storyPortal.answers, [listJobs.key]: serve(open) };
  const portal = stubPortal({ ...storyPortal, answers });
  const { select, ...options } = waitingTranslations(portal);
  expect(select!(await portal.queryClient.fetchQuery(options))).toHaveLength(45);
});

test('[AIM-05] the earlier jobs of a channel are loaded page by page', async () => {
  const portal = stubPortal({
    ...storyPortal,
    answers: { ...storyPortal.answers, [listJobs.key]: serve(ended) },
  });
  renderInPortal(<RecentJobs channelId={channel.platform_guid} />, { portal });
  const links = () => screen.queryAllByRole('link', { name: 'Details' });
  await waitFor(() => expect(links()).toHaveLength(3));
  await userEvent.click(screen.getByRole('button', { name: 'Show 17 more' }));
  await waitFor(() => expect(links()).toHaveLength(20));
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  await waitFor(() => expect(links()).toHaveLength(40));
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  await waitFor(() => expect(links()).toHaveLength(45));
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  const asked = portal.api.calls.filter(({ key }) => key === listJobs.key).map(({ query }) => query);
  expect(asked).toEqual([1, 2, 3].map((page) => ({ page, channel: channel.platform_guid })));
});

test('[AIM-05] jobs that cannot be loaded are told, and read again', async () => {
  const portal = stubPortal({
    ...storyPortal,
    answers: { ...storyPortal.answers, [listJobs.key]: buildFailure('server') },
  });
  renderInPortal(<RecentJobs channelId={channel.platform_guid} />, { portal });
  expect(await screen.findByText('The translations could not be loaded')).toBeTruthy();
  portal.api.answer({ [listJobs.key]: serve(ended) });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryAllByRole('link', { name: 'Details' })).toHaveLength(3));
});
