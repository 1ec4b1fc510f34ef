import { useLingui } from '@lingui/react/macro';
import { AlertDialog } from '@my-air/ui-kit';

export interface LeaveAutoDialogProps {
  isOpen: boolean;
  onStay: () => void;
  onLeave: () => void;
}

/** Asks a person who leaves settings that are not saved. */
export function LeaveAutoDialog({ isOpen, onStay, onLeave }: LeaveAutoDialogProps) {
  const { t } = useLingui();
  return (
    <AlertDialog
      isOpen={isOpen}
      title={t`Leave without saving?`}
      description={t`Your changes to auto mode are not saved.`}
      cancelLabel={t`Keep editing`}
      confirmLabel={t`Leave`}
      onClose={onStay}
      onConfirm={onLeave}
    />
  );
}
