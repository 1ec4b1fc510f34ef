import { AlertDialog as Base } from '@base-ui/react/alert-dialog';
import type { ComponentPropsWithRef, ReactNode } from 'react';

import { Button } from '../button/Button.tsx';
import { checkTone, type Tone } from '../feedback/checkTone.ts';
import { Actions, Backdrop, Description, Foot, Frame, Head, Popup, Problem, Title } from './dialogParts.tsx';
import { DialogBody } from './DialogBody.tsx';
import { useOverlay } from './OverlayContext.ts';

export interface AlertDialogProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** The question, which is the name of the dialog. */
  title: ReactNode;
  /** The consequences of the answer. */
  description?: ReactNode | undefined;
  /** Whether the dialog is open. */
  isOpen: boolean;
  /** Called when the user cancels. */
  onClose: () => void;
  /** Called when the user confirms. */
  onConfirm: () => void;
  /** The label of the button that cancels. */
  cancelLabel: string;
  /** The label of the button that confirms: the action as a verb. */
  confirmLabel: string;
  /** The meaning of the answer: `accent` where nothing is lost by it. @default 'critical' */
  tone?: Extract<Tone, 'accent' | 'critical'> | undefined;
  /** Whether the confirmed action is in progress. @default false */
  isBusy?: boolean | undefined;
  /** The failure of the action, such as a `Banner`: beside the buttons, and so always in sight. */
  problem?: ReactNode | undefined;
  /** The element that has the focus once the dialog is closed. @default the element that had it before */
  finalFocus?: ComponentPropsWithRef<typeof Base.Popup>['finalFocus'];
}

/** A question before an action that cannot be undone; a press outside does not answer it. */
export function AlertDialog({
  title,
  description,
  isOpen,
  onClose,
  onConfirm,
  cancelLabel,
  confirmLabel,
  tone = 'critical',
  isBusy,
  problem,
  children,
  ...rest
}: AlertDialogProps) {
  checkTone('AlertDialog', tone, ['accent', 'critical']);
  useOverlay(isOpen, onClose);

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
            <Foot>
              <Problem>{problem}</Problem>
              <Actions>
                <Base.Close render={<Button>{cancelLabel}</Button>} />
                <Button
                  variant={tone === 'accent' ? 'primary' : 'critical'}
                  isBusy={isBusy}
                  onClick={onConfirm}
                >
                  {confirmLabel}
                </Button>
              </Actions>
            </Foot>
          </Base.Popup>
        </Frame>
      </Base.Portal>
    </Base.Root>
  );
}
