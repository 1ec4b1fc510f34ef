import { Popover } from '@base-ui/react/popover';
import CalendarIcon from 'lucide-react/icons/calendar';
import { useRef, type ReactNode, type RefObject } from 'react';
import { styled } from 'styled-components';

import { IconButton } from '../button/IconButton.tsx';
import { floatingStyles } from '../overlay/floatingStyles.ts';

export interface DatePopoverProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** What its button says. */
  label: string;
  /** What it is called once it is open. */
  title: string;
  /** What it is placed below. */
  anchor: RefObject<HTMLElement | null>;
  isDisabled: boolean;
  children: ReactNode;
}

/** The button of a calendar, and the sheet that it opens; the focus goes to the day that is chosen. */
export function DatePopover({
  isOpen,
  onOpenChange,
  label,
  title,
  anchor,
  isDisabled,
  children,
}: DatePopoverProps) {
  const popup = useRef<HTMLDivElement>(null);
  return (
    <Popover.Root open={isOpen} onOpenChange={(isOpening) => onOpenChange(isOpening)}>
      <Popover.Trigger
        render={<IconButton size="s" label={label} icon={<CalendarIcon />} disabled={isDisabled} />}
        disabled={isDisabled}
      />
      <Popover.Portal>
        <Positioner sideOffset={4} align="start" anchor={anchor}>
          <Popup
            ref={popup}
            aria-label={title}
            initialFocus={() =>
              popup.current?.querySelector<HTMLElement>('[role="grid"] [tabindex="0"]') ?? true
            }
          >
            {children}
          </Popup>
        </Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}

const Positioner = styled(Popover.Positioner)`
  z-index: var(--layer-floating);
  outline: none;
`;

const Popup = styled(Popover.Popup)`
  ${floatingStyles}
  max-height: var(--available-height);
  padding: var(--space-3);
`;
