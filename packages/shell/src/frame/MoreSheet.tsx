import { useLingui } from '@lingui/react/macro';
import { Drawer } from '@my-air/ui-kit';

import { NavigationList } from './NavigationList.tsx';
import type { VisibleGroup } from '../navigation/visibleNavigation.ts';

export interface MoreSheetProps {
  /** The navigation entries that the bottom bar does not show, in their groups. */
  groups: readonly VisibleGroup[];
  /** Whether the sheet is shown. */
  isOpen: boolean;
  /** Called with false when the sheet is dismissed or a link in it is followed. */
  onOpenChange: (isOpen: boolean) => void;
}

/** The places of the portal that the bottom bar does not show, on phones. */
export function MoreSheet({ groups, isOpen, onOpenChange }: MoreSheetProps) {
  const { t } = useLingui();
  const close = () => onOpenChange(false);

  return (
    <Drawer side="bottom" title={t`More`} isOpen={isOpen} onClose={close} closeLabel={t`Close`}>
      <NavigationList groups={groups} onFollow={close} />
    </Drawer>
  );
}
