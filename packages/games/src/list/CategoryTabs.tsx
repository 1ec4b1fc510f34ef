import { useLingui } from '@lingui/react/macro';
import { RouteTabs } from '@my-air/ui-kit';
import { Link } from '@tanstack/react-router';

import type { GameCategory } from '../contract.ts';

export interface CategoryTabsProps {
  /** The categories in the order of the tabs. */
  categories: readonly GameCategory[];
  /** The searched text; it stays when the category changes. */
  query: string;
}

/** The categories, each with an address of its own; nothing when there is only one. */
export function CategoryTabs({ categories, query }: CategoryTabsProps) {
  const { t } = useLingui();
  if (categories.length < 2) return null;
  const q = query || undefined;
  const tab = (id: string | undefined, label: string) => ({
    id: id ?? '',
    label,
    render: (
      <Link to="/games" search={{ category: id, q }} activeOptions={{ exact: true }} resetScroll={false} />
    ),
  });

  return (
    <RouteTabs
      label={t`Categories`}
      tabs={[tab(undefined, t`All`), ...categories.map(({ id, name }) => tab(id, name))]}
    />
  );
}
