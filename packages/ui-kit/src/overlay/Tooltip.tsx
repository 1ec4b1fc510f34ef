import { Tooltip as Base } from '@base-ui/react/tooltip';
import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';

export interface TooltipProps extends Omit<ComponentPropsWithRef<'div'>, 'content' | 'children'> {
  /** A few words more about what it is attached to. */
  content: ReactNode;
  /** The one element it is attached to, which can take the focus. */
  children: ReactElement<Record<string, unknown>>;
  /** @default 'top' */
  side?: 'top' | 'bottom' | 'inline-start' | 'inline-end' | undefined;
  /** Whether it is shown at first. @default false */
  isOpenAtFirst?: boolean | undefined;
}

/** A hint on hover and focus; nothing that is only there may be needed. */
export function Tooltip({ content, children, side = 'top', isOpenAtFirst = false, ...rest }: TooltipProps) {
  return (
    <Base.Root defaultOpen={isOpenAtFirst}>
      <Base.Trigger render={children} delay={300} />
      <Base.Portal>
        <Positioner sideOffset={6} side={side}>
          <Popup {...rest}>{content}</Popup>
        </Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

const Positioner = styled(Base.Positioner)`
  z-index: var(--layer-tooltip);
`;

const Popup = styled(Base.Popup)`
  max-width: min(18rem, var(--available-width));
  padding: 0.375rem 0.625rem;
  color: var(--color-ground);
  font-size: var(--font-size-12);
  line-height: 1.4;
  overflow-wrap: anywhere;
  background: var(--color-text);
  border-radius: calc(var(--radius-control) * 0.7);
  transition: opacity var(--motion-fast);

  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
  }

  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;
