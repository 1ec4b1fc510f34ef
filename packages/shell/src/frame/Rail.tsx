import { useLingui } from '@lingui/react/macro';
import { keptAtom } from '@my-air/client-state';
import { IconButton, SidebarIcon } from '@my-air/ui-kit';
import { useAtom } from 'jotai';
import { useLayoutEffect } from 'react';
import * as v from 'valibot';

import { BrandLink } from './BrandLink.tsx';
import { NavigationList } from './NavigationList.tsx';
import type { VisibleGroup } from '../navigation/visibleNavigation.ts';

/**
 * Whether the side navigation shows pictures alone. The document reads it before its first paint, and the
 * styles of the page read it there.
 */
const railAtom = keptAtom('rail', v.picklist(['open', 'collapsed']), 'open', {
  per: 'device',
  isPlain: true,
});

export interface RailProps {
  /** The navigation of the user, in its groups. */
  groups: readonly VisibleGroup[];
}

/** The side navigation of wide screens, open or folded to its pictures. */
export function Rail({ groups }: RailProps) {
  const { t } = useLingui();
  const [rail, setRail] = useAtom(railAtom());
  const isCollapsed = rail === 'collapsed';
  useLayoutEffect(() => {
    document.documentElement.dataset.rail = rail;
  }, [rail]);

  return (
    <aside className="rail">
      <BrandLink isFolded={isCollapsed} />
      <nav className="rail-scroll" aria-label={t`Main navigation`}>
        <NavigationList groups={groups} isCollapsed={isCollapsed} />
      </nav>
      <IconButton
        label={isCollapsed ? t`Expand navigation` : t`Collapse navigation`}
        icon={<SidebarIcon />}
        aria-expanded={!isCollapsed}
        onClick={() => setRail(isCollapsed ? 'open' : 'collapsed')}
      />
    </aside>
  );
}
