import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { usePortal, type NavigationEntry, type ShownQuery } from '@my-air/feature-kit';
import { Badge } from '@my-air/ui-kit';
import { useQuery } from '@tanstack/react-query';

import { useCode } from './useCode.ts';

export interface NavigationBadgeProps {
  /** The id of the entry. */
  id: string;
  /** Loads the query of the number. */
  badge: NonNullable<NavigationEntry['badge']>;
}

/** The number of items that wait behind an entry of the navigation. An entry without its number is still an entry. */
export function NavigationBadge({ id, badge }: NavigationBadgeProps) {
  const portal = usePortal();
  const query = useCode(`badge:${id}`, badge)?.(portal);
  return query ? <Counted query={query} /> : null;
}

function Counted({ query }: { query: ShownQuery<number> }) {
  const { t } = useLingui();
  // oxlint-disable-next-line my-air/answered-query -- an entry without its number is still an entry
  const { data: count = 0 } = useQuery(query);
  return <Badge count={count} label={t`${plural(count, { one: '# new', other: '# new' })}`} />;
}
