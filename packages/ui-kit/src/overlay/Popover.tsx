import { Popover as Base } from '@base-ui/react/popover';
import { useState, type ComponentPropsWithRef, type ReactElement, type ReactNode } from 'react';
import { styled } from 'styled-components';

import { floatingStyles } from './floatingStyles.ts';
import { useOverflows } from './useOverflows.ts';

export interface PopoverProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** The button that opens it. */
  trigger: ReactElement<Record<string, unknown>>;
  /** Its name. */
  title: ReactNode;
  /** What it shows. */
  children: ReactNode;
  /** The edge of the button it is aligned with. @default 'end' */
  align?: 'start' | 'center' | 'end' | undefined;
  /** Whether it is open, where the caller decides; without it, its button does. */
  isOpen?: boolean | undefined;
  /** Called when it is to be opened or closed. */
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
}

/** A button that opens a small sheet beside itself. */
export function Popover({
  trigger,
  title,
  children,
  align = 'end',
  isOpen,
  onOpenChange,
  ...rest
}: PopoverProps) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const scrolls = useOverflows(place?.querySelector('[role="dialog"]'), children);
  return (
    <Base.Root
      {...(isOpen !== undefined && { open: isOpen })}
      {...(onOpenChange && { onOpenChange: (isOpening: boolean) => onOpenChange(isOpening) })}
    >
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Positioner ref={setPlace} sideOffset={6} align={align}>
          <Popup {...rest} {...(scrolls && { tabIndex: 0 })}>
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
