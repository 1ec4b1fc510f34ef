import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { usePortal, type BadgeQuery, type ShownQuery } from '@my-air/feature-kit';
import { Badge } from '@my-air/ui-kit';
import { useQuery } from '@tanstack/react-query';

export interface NavigationBadgeProps {
  /** The query of the number. */
  badge: BadgeQuery;
}

/** The number of items that wait behind an entry of the navigation. An entry without its number is still an entry. */
export function NavigationBadge({ badge }: NavigationBadgeProps) {
  const query = badge(usePortal());
  return query ? <Counted query={query} /> : null;
}

function Counted({ query }: { query: ShownQuery<number> }) {
  const { t } = useLingui();
  // oxlint-disable-next-line my-air/answered-query -- an entry without its number is still an entry
  const { data: count = 0 } = useQuery(query);
  return <Badge count={count} label={t`${plural(count, { one: '# new', other: '# new' })}`} />;
}
