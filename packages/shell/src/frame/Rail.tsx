import { useLingui } from '@lingui/react/macro';
import { IconButton, SidebarIcon } from '@my-air/ui-kit';

import { useStore } from '../createStore.ts';
import { BrandLink } from './BrandLink.tsx';
import { NavigationList } from './NavigationList.tsx';
import { isRailCollapsed, toggleRail } from './railStore.ts';
import type { VisibleGroup } from './visibleNavigation.ts';

export interface RailProps {
  /** The navigation of the user, in its groups. */
  groups: readonly VisibleGroup[];
}

/** The side navigation of wide screens, open or folded to its pictures. */
export function Rail({ groups }: RailProps) {
  const { t } = useLingui();
  const isCollapsed = useStore(isRailCollapsed);

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
        onClick={toggleRail}
      />
    </aside>
  );
}
