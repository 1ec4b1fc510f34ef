import { useLingui } from '@lingui/react/macro';
import type { TopBarItem } from '@my-air/feature-kit';
import { ErrorState, Popover, Skeleton, type PopoverProps } from '@my-air/ui-kit';
import { CatchBoundary } from '@tanstack/react-router';
import { Suspense } from 'react';

export interface TopBarSheetProps extends Pick<PopoverProps, 'anchor' | 'isOpen'> {
  /** The contribution of a feature that is shown. */
  item: TopBarItem;
  /** Called with false when the sheet is to be closed. */
  onOpenChange: (isOpen: boolean) => void;
}

/** The sheet of a button of the top bar. */
export function TopBarSheet({ item: { label, Sheet }, ...opening }: TopBarSheetProps) {
  const { t } = useLingui();

  return (
    <Popover
      {...opening}
      title={t(label)}
      style={{ width: '24rem', maxHeight: 'min(var(--available-height), 36rem)' }}
    >
      <CatchBoundary getResetKey={() => String(opening.isOpen)} errorComponent={SheetFailed}>
        <Suspense fallback={<Skeleton lines={4} />}>
          <Sheet close={() => opening.onOpenChange(false)} />
        </Suspense>
      </CatchBoundary>
    </Popover>
  );
}

function SheetFailed() {
  const { t } = useLingui();
  return <ErrorState title={t`Something went wrong`} />;
}
