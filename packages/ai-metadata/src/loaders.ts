import type { PortalContext } from '@my-air/feature-api';
import { notFound } from '@tanstack/react-router';
import type { ComponentType } from 'react';

import { aiChannelsQuery } from './channels/channels.api.ts';
import { pageNameOf, pages } from './frame/pages.ts';
import { jobQuery } from './jobs/jobs.api.ts';
import { languagesQuery } from './languages/languages.api.ts';
import { packagesQuery } from './packages/packages.api.ts';

/** Loads a screen with what it waits for. Throws `notFound` for a word that names none. */
export async function loadPage(
  { api, queryClient }: PortalContext,
  word: string,
): Promise<{ Screen: ComponentType }> {
  const name = pageNameOf(word);
  if (!name) throw notFound();
  const waits = { pageLoading: true };
  const [Screen] = await Promise.all([
    pages[name](),
    name === 'translation' && queryClient.ensureQueryData(aiChannelsQuery(api, waits)),
    name === 'translation' && queryClient.ensureQueryData(languagesQuery(api, waits)),
    name === 'packages' && queryClient.ensureQueryData(packagesQuery(api, waits)),
  ]);
  return { Screen };
}

/** Loads a job. Throws `notFound` where the server does not know it, or no jobs at all. */
export async function loadJob({ api, queryClient }: PortalContext, id: string): Promise<void> {
  const [job] = await Promise.all([
    queryClient.ensureQueryData(jobQuery(api, id, { pageLoading: true })),
    queryClient.ensureQueryData(languagesQuery(api, { pageLoading: true })),
  ]);
  if (job === null) throw notFound();
}
