import { hasCapability, type PortalContext } from '@my-air/feature-api';
import { notFound } from '@tanstack/react-router';
import type { ComponentType } from 'react';

import { aiChannelsQuery } from './channels/channels.api.ts';
import { pageNameOf, pages } from './frame/pages.ts';
import { jobQuery } from './jobs/jobs.api.ts';
import { languagesQuery } from './languages/languages.api.ts';
import { packagesQuery } from './packages/packages.api.ts';

/** Loads a screen with its data. Throws `notFound` for a word that names no screen. */
export async function loadPage(
  { api, queryClient, session }: PortalContext,
  word: string,
): Promise<{ Screen: ComponentType }> {
  const name = pageNameOf(word);
  if (!name) throw notFound();
  const waits = { pageLoading: true };
  // The card that leads to the service loads its channels itself.
  const translates = name === 'translation' && hasCapability(session.getUser(), 'metadata_ai_service');
  const [Screen] = await Promise.all([
    pages[name](),
    translates && queryClient.ensureQueryData(aiChannelsQuery(api, waits)),
    translates && queryClient.ensureQueryData(languagesQuery(api, waits)),
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
