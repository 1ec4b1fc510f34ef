import { Plural, useLingui } from '@lingui/react/macro';
import { AlertDialog } from '@my-air/ui-kit';

import type { PendingChangesModalProps } from '../state/OpenShellModal.ts';

/** Asks a user who signs out whether unsent changes may be lost. */
export function PendingChangesModal({ props: { count }, close }: PendingChangesModalProps) {
  const { t } = useLingui();

  return (
    <AlertDialog
      isOpen
      title={t`Sign out and lose what is not sent?`}
      description={
        <Plural
          value={count}
          one="You have # unsent item. Signing out deletes it from this device."
          other="You have # unsent items. Signing out deletes them from this device."
        />
      }
      cancelLabel={t`Stay signed in`}
      confirmLabel={t`Sign out`}
      onClose={() => close()}
      onConfirm={() => close('discarded')}
    />
  );
}
