import { useLingui } from '@lingui/react/macro';
import { Drawer } from '@my-air/ui-kit';

import { NavigationList } from './NavigationList.tsx';
import type { VisibleGroup } from '../navigation/visibleNavigation.ts';

export interface MoreSheetProps {
  /** The navigation entries that the bottom bar does not show, in their groups. */
  groups: readonly VisibleGroup[];
  /** Whether the sheet is shown. */
  isOpen: boolean;
  /** Called when the sheet is dismissed or a link in it is followed. */
  onClose: () => void;
}

/** The places of the portal that the bottom bar does not show, on phones. */
export function MoreSheet({ groups, isOpen, onClose }: MoreSheetProps) {
  const { t } = useLingui();

  return (
    <Drawer side="bottom" title={t`More`} isOpen={isOpen} onClose={onClose} closeLabel={t`Close`}>
      <NavigationList groups={groups} onFollow={onClose} />
    </Drawer>
  );
}
