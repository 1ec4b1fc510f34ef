import { Dialog as Base } from '@base-ui/react/dialog';
import X from 'lucide-react/icons/x';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';

import { Actions, Backdrop, Cross, Foot, Head, Title } from './dialogParts.tsx';
import { DialogBody } from './DialogBody.tsx';
import { useOverlay } from './OverlayContext.ts';
import { media } from '../tokens/breakpoints.ts';

export interface DrawerProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** The name of the drawer: its subject. */
  title: ReactNode;
  /** Whether the drawer is open. */
  isOpen: boolean;
  /** Called when the user closes the drawer: by its close button, by Escape, or by a press outside. */
  onClose: () => void;
  /** The label of the close button. */
  closeLabel: string;
  /** The edge of the screen that the drawer comes from. @default 'end' */
  side?: 'start' | 'end' | 'bottom' | undefined;
  /** The buttons at the bottom, the primary action last. */
  actions?: ReactNode | undefined;
  /** Whether the address opens it, so that a step back in the history closes it by itself. @default false */
  isInAddress?: boolean | undefined;
}

/** Details of a thing, or a menu, beside the screen it belongs to. */
export function Drawer({
  title,
  isOpen,
  onClose,
  closeLabel,
  side = 'end',
  actions,
  isInAddress = false,
  children,
  ...rest
}: DrawerProps) {
  useOverlay(isOpen && !isInAddress, onClose);

  return (
    <Base.Root open={isOpen} onOpenChange={(isOpening) => !isOpening && onClose()}>
      <Base.Portal>
        <Base.Backdrop render={<Backdrop />} />
        <Base.Popup render={<Sheet data-side={side} />} {...rest}>
          <Head>
            <Base.Title render={<Title />}>{title}</Base.Title>
          </Head>
          <DialogBody>{children}</DialogBody>
          {actions !== undefined && (
            <Foot>
              <Actions>{actions}</Actions>
            </Foot>
          )}
          <Base.Close render={<Cross label={closeLabel} icon={<X />} />} />
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}

const Sheet = styled.div`
  position: fixed;
  z-index: var(--layer-dialog);
  inset-block: 0;
  display: flex;
  flex-direction: column;
  box-sizing: border-box;
  width: min(28rem, 100vw - var(--space-8));
  color: var(--color-text);
  background: var(--color-floating);
  border: 0 solid var(--color-line);
  box-shadow: var(--shadow-dialog);
  transition: transform var(--motion-medium);

  &:focus-visible {
    outline: none;
  }
  &[data-side='end'] {
    inset-inline-end: 0;
    border-inline-start-width: 1px;

    ${media.down('xs')} {
      width: 100%;
    }
  }
  &[data-side='start'] {
    inset-inline-start: 0;
    border-inline-end-width: 1px;
  }
  ${media.down('xs')} {
    /* Messages are at the top there: its name and its close button are below them. */
    inset-block-start: min(var(--toast-room, 0px), 100dvh - 12rem);
  }
  &[data-side='bottom'] {
    inset: auto 0 0;
    width: 100%;
    max-height: max(12rem, 100dvh - max(var(--space-12), var(--toast-room, 0px)));
    padding-bottom: env(safe-area-inset-bottom);
    border-top-width: 1px;
    border-radius: var(--radius-dialog) var(--radius-dialog) 0 0;
  }

  &[data-starting-style],
  &[data-ending-style] {
    transform: translateX(100%);

    &[data-side='start'] {
      transform: translateX(-100%);
    }
    &[data-side='bottom'] {
      transform: translateY(100%);
    }
    &:dir(rtl)[data-side='end'] {
      transform: translateX(-100%);
    }
    &:dir(rtl)[data-side='start'] {
      transform: translateX(100%);
    }
  }
`;
