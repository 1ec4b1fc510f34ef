import { useLingui } from '@lingui/react/macro';
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
import { Avatar, type Command, type CommandGroup } from '@my-air/ui-kit';

import { ContributionPicture } from '../navigation/ContributionPicture.tsx';

/** The results of the features; each group loads and fails independently. */
export function useSourceGroups(typed: string): readonly CommandGroup[] {
  const { t } = useLingui();
  const portal = usePortal();
  const user = useUser();
  const sources = useContributions('search').filter(
    ({ capability }) => !capability || hasCapability(user, capability),
  );
  const results = useSharedQueries(sources.map((source) => itemsQuery(source, portal, typed.trim())));

  return sources.map((source, index): CommandGroup => {
    const result = results[index];
    return {
      id: source.id,
      label: t(source.label),
      isSearched: source.isSearched,
      commands: (result?.data ?? []).map((item) => commandOf(source, item)),
      state: stateOf(result?.isError && !result.data, result?.isLoading),
      onRetry: () => void result?.refetch(),
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

/** The query of a source for the typed text; a search by the server waits for text. */
function itemsQuery(
  source: SearchSource,
  portal: PortalContext,
  typed: string,
): ShownQuery<readonly SearchItem[]> {
  if (!source.isSearched || typed) return source.query(portal, typed);
  return { queryKey: ['portal', 'search-waits', source.id], enabled: false };
}
