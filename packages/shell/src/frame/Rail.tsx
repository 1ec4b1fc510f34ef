import { useLingui } from '@lingui/react/macro';
import { useValue } from '@my-air/client-state';
import { browserTexts, createValue } from '@my-air/client-state/early';
import { IconButton, SidebarIcon } from '@my-air/ui-kit';

import { BrandLink } from './BrandLink.tsx';
import { NavigationList } from './NavigationList.tsx';
import type { VisibleGroup } from '../navigation/visibleNavigation.ts';

/** The name in the storage, which the document reads before its first paint. */
const storageKey = 'rail';

/**
 * Whether the side navigation shows pictures alone; kept for the next visit, and set on the page for its
 * styles.
 */
const isRailCollapsed = createValue(document.documentElement.dataset.rail === 'collapsed');

/** Opens or folds the side navigation. */
function toggleRail(): void {
  const next = !isRailCollapsed.get();
  document.documentElement.dataset.rail = next ? 'collapsed' : 'open';
  isRailCollapsed.set(next);
  browserTexts.write(storageKey, next ? 'collapsed' : 'open');
}

export interface RailProps {
  /** The navigation of the user, in its groups. */
  groups: readonly VisibleGroup[];
}

/** The side navigation of wide screens, open or folded to its pictures. */
export function Rail({ groups }: RailProps) {
  const { t } = useLingui();
  const isCollapsed = useValue(isRailCollapsed);

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
