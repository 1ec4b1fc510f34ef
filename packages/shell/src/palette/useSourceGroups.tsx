import { useSharedQueries } from '@my-air/feature-kit/data';
import {
  hasCapability,
  useContributions,
  usePortal,
  useUser,
  type PortalContext,
  type SearchItem,
  type SearchSource,
  type ShownQuery,
} from '@my-air/feature-kit';
import { useTranslated } from '@my-air/i18n';
import { Avatar, type Command, type CommandGroup } from '@my-air/ui-kit';
import { useQueries } from '@tanstack/react-query';

import { ContributionPicture } from '../navigation/ContributionPicture.tsx';

/** The results of the features; each group loads and fails independently. */
export function useSourceGroups(typed: string): readonly CommandGroup[] {
  const portal = usePortal();
  const user = useUser();
  const translate = useTranslated();
  const sources = useContributions('search').filter(
    ({ capability }) => !capability || hasCapability(user, capability),
  );
  const loads = useQueries({ queries: sources.map(sourceQuery) });
  const results = useSharedQueries(
    sources.map((source, index) => itemsQuery(source, loads[index]?.data, portal, typed)),
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

/** The function of a source that searches for the typed text. */
type Ask = Awaited<ReturnType<SearchSource['load']>>;

/** Loads the code of a source. A failure is shown in its own group. */
const sourceQuery = ({ id, load }: SearchSource) => ({
  queryKey: ['portal', 'search-source', id],
  queryFn: load,
  staleTime: Number.POSITIVE_INFINITY,
  // Functions cannot be compared by their content.
  structuralSharing: false,
});

/**
 * The query of a source for the typed text; it waits for the source's code, and a search by the server for
 * text.
 */
function itemsQuery(
  source: SearchSource,
  ask: Ask | undefined,
  portal: PortalContext,
  typed: string,
): ShownQuery<readonly SearchItem[]> {
  const isWanted = ask !== undefined && !(source.isSearched && typed.trim() === '');
  if (isWanted) return ask(portal, typed.trim());
  return { queryKey: ['portal', 'search-waits', source.id], enabled: false };
}
