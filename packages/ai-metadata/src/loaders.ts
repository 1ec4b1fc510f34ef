import { hasCapability, type PortalContext } from '@my-air/feature-kit';
import { notFound } from '@tanstack/react-router';
import type { ComponentType } from 'react';

import { aiChannelsQuery } from './channels/channels.api.ts';
import { pageNameOf, pages } from './frame/pages.ts';
import { failuresQuery, jobQuery, receiptQuery } from './jobs/jobs.api.ts';
import { jobsQuery } from './jobs/jobsQuery.ts';
import { languagesQuery } from './languages/languages.api.ts';
import { balanceQuery, packagesQuery } from './packages/packages.api.ts';
import { reviewQuery } from './review/review.api.ts';

/** Loads a screen with its data. Throws `notFound` for a word that names no screen. */
export async function loadPage(
  { api, queryClient, session }: PortalContext,
  word: string,
): Promise<{ Screen: ComponentType }> {
  const name = pageNameOf(word);
  if (!name) throw notFound();
  const waits = { pageLoading: true };
  const isGranted = hasCapability(session.getUser(), 'metadata_ai_service');
  const translates = name === 'translation' && isGranted;
  const [Screen] = await Promise.all([
    pages[name](),
    translates && queryClient.ensureQueryData(aiChannelsQuery(api, waits)),
    translates && queryClient.ensureQueryData(languagesQuery(api, waits)),
    name === 'packages' && queryClient.ensureQueryData(packagesQuery(api, waits)),
    // What is below these parts would move when they come. Each says itself when it could not be loaded.
    Promise.allSettled([
      queryClient.ensureQueryData(balanceQuery(api)),
      translates && queryClient.ensureQueryData(jobsQuery(api)),
      !isGranted && queryClient.ensureQueryData(aiChannelsQuery(api)),
    ]),
  ]);
  return { Screen };
}

/** Loads a job. Throws `notFound` where the server does not know it, or no jobs at all. */
export async function loadJob({ api, queryClient }: PortalContext, id: string): Promise<void> {
  const [job] = await Promise.all([
    queryClient.ensureQueryData(jobQuery(api, id, { pageLoading: true })),
    queryClient.ensureQueryData(languagesQuery(api, { pageLoading: true })),
    Promise.allSettled([
      queryClient.ensureQueryData(balanceQuery(api)),
      queryClient.ensureQueryData(receiptQuery(api, id)),
    ]),
  ]);
  if (job === null) throw notFound();
  await Promise.allSettled([
    job.failed && queryClient.ensureQueryData(failuresQuery(api, id)),
    job.in_review && queryClient.ensureQueryData(reviewQuery(api, id, 1)),
  ]);
}
