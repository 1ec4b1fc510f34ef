import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { usePortal, type NavigationEntry } from '@my-air/feature-api';
import { Badge } from '@my-air/ui-kit';
import { useQuery, type UseQueryOptions } from '@tanstack/react-query';

export interface NavigationBadgeProps {
  /** Where the number comes from. */
  badge: NonNullable<NavigationEntry['badge']>;
}

/** How many things wait behind an entry of the navigation. */
export function NavigationBadge({ badge }: NavigationBadgeProps) {
  const query = badge(usePortal());
  // The feature has nothing to count for this person.
  return query ? <Counted query={query} /> : null;
}

function Counted({ query }: { query: UseQueryOptions<number> }) {
  const { t } = useLingui();
  const { data: count = 0 } = useQuery(query);
  return <Badge count={count} label={t`${plural(count, { one: '# new', other: '# new' })}`} />;
}
