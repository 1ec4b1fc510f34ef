import { useLingui } from '@lingui/react/macro';
import { AlertDialog } from '@my-air/ui-kit';

export interface LeaveQuestionProps {
  isOpen: boolean;
  onStay: () => void;
  onLeave: () => void;
}

/** Asks whether changes are left behind. */
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
