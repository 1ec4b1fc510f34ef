import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { usePortal, type BadgeQuery, type NavigationEntry, type ShownQuery } from '@my-air/feature-api';
import { loadOptionalPart } from '@my-air/screen-kit';
import { Badge } from '@my-air/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

export interface NavigationBadgeProps {
  /** Loads the query of the number. */
  badge: NonNullable<NavigationEntry['badge']>;
}

/** The number of items that wait behind an entry of the navigation. */
export function NavigationBadge({ badge }: NavigationBadgeProps) {
  const portal = usePortal();
  const query = useBadgeQuery(badge)?.(portal);
  return query ? <Counted query={query} /> : null;
}

function Counted({ query }: { query: ShownQuery<number> }) {
  const { t } = useLingui();
  const { data: count = 0 } = useQuery(query);
  return <Badge count={count} label={t`${plural(count, { one: '# new', other: '# new' })}`} />;
}

/** An entry without its number is still an entry: a failed number is not reported. */
function useBadgeQuery(load: NavigationBadgeProps['badge']): BadgeQuery | undefined {
  const [badgeQuery, setBadgeQuery] = useState<BadgeQuery>();
  useEffect(() => {
    let isWanted = true;
    void loadOptionalPart(load).then((loaded) => {
      if (isWanted) setBadgeQuery(() => loaded);
    });
    return () => {
      isWanted = false;
    };
  }, [load]);
  return badgeQuery;
}
