import { Dialog as Base } from '@base-ui/react/dialog';
import X from 'lucide-react/icons/x';
import type { ComponentPropsWithRef, ReactNode } from 'react';

import {
  Actions,
  Backdrop,
  Cross,
  Description,
  Foot,
  Frame,
  Head,
  Popup,
  Problem,
  Title,
} from './dialogParts.tsx';
import { DialogBody } from './DialogBody.tsx';
import { useOverlay } from './OverlayContext.ts';

export interface DialogProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** The name of the dialog: its subject. */
  title: ReactNode;
  /** One sentence below the name. */
  description?: ReactNode | undefined;
  /** Whether the dialog is open. */
  isOpen: boolean;
  /** Called when the user closes the dialog: by its close button, by Escape, or by a press outside. */
  onClose: () => void;
  /** The label of the close button. */
  closeLabel: string;
  /** The buttons at the bottom, the primary action last. */
  actions?: ReactNode | undefined;
  /**
   * The reason why the buttons cannot be pressed or what they failed to do, such as a `Banner`: beside the buttons, and
   * so always in sight.
   */
  problem?: ReactNode | undefined;
  /** The greatest width of the dialog. @default 'm' */
  size?: 's' | 'm' | 'l' | undefined;
  /** Whether the dialog may be closed without an answer; otherwise it has no close button. @default true */
  canLeave?: boolean | undefined;
}

/** A question or a task in front of the screen until it is answered or closed. */
export function Dialog({
  title,
  description,
  isOpen,
  onClose,
  closeLabel,
  actions,
  problem,
  size = 'm',
  canLeave = true,
  children,
  ...rest
}: DialogProps) {
  useOverlay(isOpen, () => canLeave && onClose());

  return (
    <Base.Root open={isOpen} onOpenChange={(isOpening) => !isOpening && canLeave && onClose()}>
      <Base.Portal>
        <Base.Backdrop render={<Backdrop />} />
        <Frame>
          <Base.Popup render={<Popup data-size={size} />} {...rest}>
            <Head>
              <Base.Title render={<Title />}>{title}</Base.Title>
            </Head>
            <DialogBody>
              {description !== undefined && (
                <Base.Description render={<Description />}>{description}</Base.Description>
              )}
              {children}
            </DialogBody>
            {actions !== undefined && (
              <Foot>
                <Problem>{problem}</Problem>
                <Actions>{actions}</Actions>
              </Foot>
            )}
            {canLeave && <Base.Close render={<Cross label={closeLabel} icon={<X />} />} />}
          </Base.Popup>
        </Frame>
      </Base.Portal>
    </Base.Root>
  );
}
