import { AlertDialog as Base } from '@base-ui/react/alert-dialog';
import type { ComponentPropsWithRef, ReactNode } from 'react';

import { Button } from '../button/Button.tsx';
import { Actions, Backdrop, Description, Frame, Head, Popup, Title } from './dialogParts.tsx';
import { DialogBody } from './DialogBody.tsx';

export interface AlertDialogProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** The question: its name. */
  title: ReactNode;
  /** What follows from the answer. */
  description?: ReactNode | undefined;
  isOpen: boolean;
  /** Called when the person changes their mind. */
  onClose: () => void;
  /** Called when the person means it. */
  onConfirm: () => void;
  cancelLabel: string;
  /** What is going to be done, as a verb. */
  confirmLabel: string;
  /** @default 'danger' */
  tone?: 'danger' | 'primary' | undefined;
  /** Whether it is being done. @default false */
  isBusy?: boolean | undefined;
  /** What has the focus once it is closed. @default what had it before */
  finalFocus?: ComponentPropsWithRef<typeof Base.Popup>['finalFocus'];
}

/** Asks before something that cannot be taken back; a press outside does not answer it. */
export function AlertDialog({
  title,
  description,
  isOpen,
  onClose,
  onConfirm,
  cancelLabel,
  confirmLabel,
  tone = 'danger',
  isBusy,
  children,
  ...rest
}: AlertDialogProps) {
  return (
    <Base.Root open={isOpen} onOpenChange={(isOpening) => !isOpening && onClose()}>
      <Base.Portal>
        <Base.Backdrop render={<Backdrop />} />
        <Frame>
          <Base.Popup render={<Popup data-size="s" />} {...rest}>
            <Head>
              <Base.Title render={<Title />}>{title}</Base.Title>
            </Head>
            <DialogBody>
              {description !== undefined && (
                <Base.Description render={<Description />}>{description}</Base.Description>
              )}
              {children}
            </DialogBody>
            <Actions>
              <Base.Close render={<Button>{cancelLabel}</Button>} />
              <Button variant={tone} isBusy={isBusy} onClick={onConfirm}>
                {confirmLabel}
              </Button>
            </Actions>
          </Base.Popup>
        </Frame>
      </Base.Portal>
    </Base.Root>
  );
}
