import { hasCapability, type PortalContext } from '@my-air/feature-kit';
import { notFound } from '@tanstack/react-router';
import type { ComponentType } from 'react';

import { aiChannelsQuery } from '../channels/channels.api.ts';
import { openJobsQuery, jobHistoryQuery } from '../jobs/jobsQuery.ts';
import { languagesQuery } from '../languages/languages.api.ts';
import { balanceQuery, packagesQuery } from '../packages/packages.api.ts';

/** The screens by the last word of their address, and how each is loaded. */
const pages = {
  translation: () => import('../translation/TranslationRoute.tsx').then((module) => module.TranslationRoute),
  packages: () => import('../packages/PackagesRoute.tsx').then((module) => module.PackagesRoute),
  instruction: () =>
    import('../instruction/InstructionScreen.tsx').then((module) => module.InstructionScreen),
  about: () => import('../about/AboutScreen.tsx').then((module) => module.AboutScreen),
} as const;
export type PageName = keyof typeof pages;

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
  const channels = translates ? queryClient.ensureQueryData(aiChannelsQuery(api, waits)) : undefined;
  const [Screen] = await Promise.all([
    pages[name](),
    channels,
    translates && queryClient.ensureQueryData(languagesQuery(api, waits)),
    name === 'packages' && queryClient.ensureQueryData(packagesQuery(api, waits)),
    // What is below these parts would move when they come. Each says itself when it could not be loaded.
    Promise.allSettled([
      queryClient.ensureQueryData(balanceQuery(api)),
      translates && queryClient.ensureQueryData(openJobsQuery(api)),
      channels?.then(
        ([first]) => first && queryClient.ensureInfiniteQueryData(jobHistoryQuery(api, first.platform_guid)),
      ),
      !isGranted && queryClient.ensureQueryData(aiChannelsQuery(api)),
    ]),
  ]);
  return { Screen };
}

/** The name of a screen; undefined for any other word. */
function pageNameOf(word: string): PageName | undefined {
  return Object.keys(pages).find((name): name is PageName => name === word);
}
