import { useLingui } from '@lingui/react/macro';
import { AlertDialog } from '@my-air/ui-kit';

export interface LeaveQuestionProps {
  /** Whether the question is open. */
  isOpen: boolean;
  /** Called when the user keeps editing. */
  onStay: () => void;
  /** Called when the user leaves and loses the changes. */
  onLeave: () => void;
}

/** The question before changes are left behind. */
export function LeaveQuestion({ isOpen, onStay, onLeave }: LeaveQuestionProps) {
  const { t } = useLingui();

  return (
    <AlertDialog
      isOpen={isOpen}
      title={t`Leave without saving?`}
      description={t`Your changes on this page will be lost.`}
      cancelLabel={t`Keep editing`}
      confirmLabel={t`Leave`}
      onClose={onStay}
      onConfirm={onLeave}
    />
  );
}
