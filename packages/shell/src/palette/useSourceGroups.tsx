import { usePortal, useSharedQueries, useUser, type SearchItem } from '@my-air/feature-api';
import { useTranslated } from '@my-air/i18n';
import { Avatar, type Command, type CommandGroup } from '@my-air/ui-kit';
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';

import { PartPicture } from '../frame/PartPicture.tsx';
import { useParts, useShell } from '../Shell.ts';
import { itemsQuery, searchSources, sourceQuery, type OwnedSource } from './searchSources.ts';

/**
 * The results of the features; each group loads and fails independently. Nothing is requested while the
 * search is closed.
 */
export function useSourceGroups(typed: string, isOpen: boolean): readonly CommandGroup[] {
  const portal = usePortal();
  const parts = useParts();
  const { order } = useShell();
  const user = useUser();
  const translate = useTranslated();
  // The sources are made once: made anew at each letter, their code would be requested at each.
  const [sources] = useState(() => searchSources(parts, portal.locale, user, order));
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
  source: OwnedSource,
  { id, title, detail, picture, keywords, to, onAct }: SearchItem,
): Command {
  return {
    id: `${source.id}:${id}`,
    title,
    description: detail,
    icon: source.icon ? <PartPicture icon={source.icon} /> : <Avatar name={title} src={picture} size={24} />,
    keywords,
    href: to,
    run: onAct,
  };
}
