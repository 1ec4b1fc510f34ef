import { useSharedQueries } from '@my-air/data-kit';
import {
  hasCapability,
  useContributions,
  usePortal,
  useUser,
  type SearchItem,
  type SearchSource,
} from '@my-air/feature-api';
import { useTranslated } from '@my-air/i18n';
import { Avatar, type Command, type CommandGroup } from '@my-air/ui-kit';
import { useQueries } from '@tanstack/react-query';

import { ContributionPicture } from '../navigation/ContributionPicture.tsx';
import { itemsQuery, sourceQuery } from './searchSources.ts';

/**
 * The results of the features; each group loads and fails independently. Nothing is requested while the
 * search is closed.
 */
export function useSourceGroups(typed: string, isOpen: boolean): readonly CommandGroup[] {
  const portal = usePortal();
  const user = useUser();
  const translate = useTranslated();
  const sources = useContributions('search').filter(
    ({ capability }) => !capability || hasCapability(user, capability),
  );
  const loads = useQueries({ queries: sources.map(sourceQuery) });
  const results = useSharedQueries(
    sources.map((source, index) => {
      const query = itemsQuery(source, loads[index]?.data, portal, typed);
      return { ...query, enabled: isOpen && query.enabled !== false };
    }),
  );

  return sources.map((source, index): CommandGroup => {
    const load = loads[index];
    const result = results[index];
    return {
      id: source.id,
      label: translate(source.label),
      isSearched: source.isSearched,
      commands: (result?.data ?? []).map((item) => commandOf(source, item)),
      state: stateOf(
        load?.isError || (result?.isError && !result.data),
        load?.isPending || result?.isLoading,
      ),
      onRetry: () => void (load?.isError ? load.refetch() : result?.refetch()),
    };
  });
}

function stateOf(hasFailed = false, isLoading = false): NonNullable<CommandGroup['state']> {
  if (hasFailed) return 'failed';
  return isLoading ? 'loading' : 'ready';
}

function commandOf(
  source: SearchSource,
  { id, title, detail, picture, keywords, to, onAct }: SearchItem,
): Command {
  return {
    id: `${source.id}:${id}`,
    title,
    description: detail,
    icon: source.icon ? (
      <ContributionPicture icon={source.icon} />
    ) : (
      <Avatar name={title} src={picture} size={24} />
    ),
    keywords,
    href: to,
    run: onAct,
  };
}
