import type { TopBarSheetProps } from '@my-air/feature-api';
import { Popover } from '@my-air/ui-kit';
import { useState, type ComponentType, type ReactElement } from 'react';

export interface TopBarPopoverProps {
  /** The button that opens it. */
  trigger: ReactElement<Record<string, unknown>>;
  /** The heading of the sheet. */
  title: string;
  /** The feature's content of the sheet. */
  Sheet: ComponentType<TopBarSheetProps>;
}

/** A button of the top bar with its sheet. */
export function TopBarPopover({ trigger, title, Sheet }: TopBarPopoverProps) {
  const [isOpen, setIsOpen] = useState(false);

  return (
    <Popover
      trigger={trigger}
      title={title}
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      style={{ width: '24rem', maxHeight: 'min(var(--available-height), 36rem)' }}
    >
      <Sheet close={() => setIsOpen(false)} />
    </Popover>
  );
}
