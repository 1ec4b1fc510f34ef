import { useLingui } from '@lingui/react/macro';
import { AlertDialog } from '@my-air/ui-kit';

export interface LeaveAutoDialogProps {
  /** Whether the question is open. */
  isOpen: boolean;
  /** Called when the user keeps editing. */
  onStay: () => void;
  /** Called when the user leaves and loses the changes. */
  onLeave: () => void;
}

/** The question before settings are left that are not saved. */
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
