import { useLingui } from '@lingui/react/macro';
import { AlertDialog } from '@my-air/ui-kit';

export interface LeaveQuestionProps {
  /** Whether the question is open. */
  isOpen: boolean;
  /** Called when the user keeps editing. */
  onStay: () => void;
  /** Called when the user leaves without saving. */
  onLeave: () => void;
}

/** The question before unsaved changes are left behind. */
export function LeaveQuestion({ isOpen, onStay, onLeave }: LeaveQuestionProps) {
  const { t } = useLingui();

  return (
    <AlertDialog
      isOpen={isOpen}
      title={t`Leave without saving?`}
      description={t`Unsaved changes stay in this browser until you save or discard them.`}
      cancelLabel={t`Keep editing`}
      confirmLabel={t`Leave`}
      onClose={onStay}
      onConfirm={onLeave}
    />
  );
}
