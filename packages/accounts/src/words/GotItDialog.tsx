import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Dialog, type DialogProps } from '@my-air/ui-kit';
import type { ReactNode } from 'react';

export interface GotItDialogProps extends Pick<DialogProps, 'title' | 'description' | 'size' | 'children'> {
  /** Closes the dialog: `read` by its button, without an answer otherwise. */
  close: (answer?: 'read') => void;
  /** A button before that one, for what can be done about it. */
  action?: ReactNode;
}

/** A dialog that says something and asks nothing: its button closes it. */
export function GotItDialog({ close, action, ...rest }: GotItDialogProps) {
  const { t } = useLingui();

  return (
    <Dialog
      isOpen
      onClose={() => close()}
      closeLabel={t`Close`}
      actions={
        <>
          {action}
          <Button variant="primary" onClick={() => close('read')}>
            <Trans>Got it</Trans>
          </Button>
        </>
      }
      {...rest}
    />
  );
}
