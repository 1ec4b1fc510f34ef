import { Popover as Base } from '@base-ui/react/popover';
import {
  useState,
  type ComponentPropsWithRef,
  type ReactElement,
  type ReactNode,
  type RefObject,
} from 'react';
import { styled } from 'styled-components';

import { floatingStyles } from './floatingStyles.ts';
import { isOfButton } from './isOfButton.ts';
import { useOverlay } from './OverlayContext.ts';
import { useOverflows } from './useOverflows.ts';

export interface PopoverProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** The button that opens the popover; without it `anchor` is. */
  trigger?: ReactElement<Record<string, unknown>> | undefined;
  /**
   * The caller's own button, drawn before this code is loaded, where it opens and closes the popover with `isOpen`; or a
   * place in the window.
   */
  anchor?: RefObject<HTMLElement | null> | { getBoundingClientRect: () => DOMRect } | undefined;
  /** The name of the popover, shown at its top. */
  title: ReactNode;
  /** The content below the name. */
  children: ReactNode;
  /** The layer that covers the page while the popover is open; the page cannot be used then, and a press on it closes nothing. */
  cover?: ReactNode;
  /** The element in the popover that takes the focus first. @default the first one */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** The edge of the button that the popover is aligned with. @default 'end' */
  align?: 'start' | 'center' | 'end' | undefined;
  /** Whether the popover is open, where the caller decides; without it the button decides. */
  isOpen?: boolean | undefined;
  /** Called with true when the popover is to be opened, and with false when it is to be closed. */
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
}

/** A button that opens a small sheet beside itself. */
export function Popover({
  trigger,
  anchor,
  title,
  children,
  cover,
  initialFocus,
  align = 'end',
  isOpen,
  onOpenChange,
  ...rest
}: PopoverProps) {
  useOverlay(isOpen ?? false, () => onOpenChange?.(false));
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const button = anchor && 'current' in anchor ? anchor : undefined;
  const scrolls = useOverflows(place?.querySelector('[role="dialog"]'), children);
  return (
    <Base.Root
      {...(isOpen !== undefined && { open: isOpen })}
      modal={cover ? 'trap-focus' : false}
      onOpenChange={(isOpening, { event, reason }) => {
        if (cover && reason !== 'escape-key') return;
        if (!isOfButton(event, button)) onOpenChange?.(isOpening);
      }}
    >
      {trigger && <Base.Trigger render={trigger} />}
      <Base.Portal>
        {cover && <Cover>{cover}</Cover>}
        <Positioner ref={setPlace} anchor={anchor} sideOffset={6} align={align}>
          <Popup initialFocus={initialFocus} finalFocus={button} {...rest} {...(scrolls && { tabIndex: 0 })}>
            <Base.Title render={<Title />}>{title}</Base.Title>
            {children}
          </Popup>
        </Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

const Positioner = styled(Base.Positioner)`
  z-index: var(--layer-floating);
  outline: none;
`;

const Cover = styled(Base.Backdrop)`
  position: fixed;
  inset: 0;
  z-index: var(--layer-floating);
`;

const Popup = styled(Base.Popup)`
  ${floatingStyles}
  width: 22rem;
  padding: var(--space-4);
`;

const Title = styled.h2`
  margin: 0 0 var(--space-2);
  font-size: var(--font-size-16);
  font-weight: var(--font-weight-heading);
`;
