import type { ApiClient } from '@my-air/api-client';
import { longestInAddress, type AskOptions, type PortalContext } from '@my-air/feature-kit';
import { queryOptions } from '@tanstack/react-query';

import { searchHelp, searchHelpLive } from '../contract/help.ts';

/** The shortest search, in characters. */
export const minimumSearchLength = 3;

/** Whether a text is long enough to be searched for. */
export function isSearchable(text: string): boolean {
  return Array.from(text.trim()).length >= minimumSearchLength;
}

/** The text that is searched for: a call and an address have room for so much. */
export const askedText = (text: string): string =>
  Array.from(text.trim()).slice(0, longestInAddress).join('');

/** The first few articles for a text while it is typed; one that is too short finds nothing, with no call. */
export const liveSearchQuery = (api: ApiClient, locale: string, text: string) =>
  queryOptions({
    queryKey: ['help-center', 'live', locale, askedText(text)],
    queryFn: async ({ signal }) => {
      if (!isSearchable(text)) return [];
      return (await api.send(searchHelpLive, { query: { q: askedText(text) } }, { signal })).articles;
    },
    staleTime: 60_000,
    // A failure while the user types is shown below the field.
    meta: { poll: true },
  });

/** All articles that answer a question, best first. */
export const searchQuery = (
  api: ApiClient,
  locale: string,
  question: string,
  { pageLoading = false }: AskOptions = {},
) =>
  queryOptions({
    queryKey: ['help-center', 'search', locale, askedText(question)],
    queryFn: async ({ signal }) => {
      if (!isSearchable(question)) return [];
      return (await api.send(searchHelp, { query: { q: askedText(question) } }, { signal, pageLoading }))
        .articles;
    },
    staleTime: 60_000,
  });

/** The results of a search. */
export async function loadFound(
  { api, locale, queryClient }: PortalContext,
  question: string,
): Promise<void> {
  await queryClient.ensureQueryData(searchQuery(api, locale.wire(), question, { pageLoading: true }));
}
