import { useLingui } from '@lingui/react/macro';
import { RouteTabs } from '@my-air/ui-kit';
import { Link } from '@tanstack/react-router';

import type { NewsCategory } from '../contract.ts';

export interface CategoryLinksProps {
  /** The categories in the order of their tabs; the tab for all news precedes them. */
  categories: readonly NewsCategory[];
}

/** The categories of news, each with an address of its own. */
export function CategoryLinks({ categories }: CategoryLinksProps) {
  const { t } = useLingui();
  const tab = (id: string | undefined, label: string) => ({
    id: id ?? '',
    label,
    render: <Link to="/news" search={{ category: id }} activeOptions={{ exact: true }} resetScroll={false} />,
  });

  return (
    <RouteTabs
      label={t`Kinds of news`}
      tabs={[tab(undefined, t`All`), ...categories.map(({ id, name }) => tab(id, name))]}
    />
  );
}
