import { useLingui } from '@lingui/react/macro';
import { AlertDialog } from '@my-air/ui-kit';
import { useBlocker } from '@tanstack/react-router';

export interface LeaveGuardProps {
  /** Whether something would be lost. */
  isChanged: boolean;
}

/** Asks before changes are left behind, within the portal and when the page is closed. */
export function LeaveGuard({ isChanged }: LeaveGuardProps) {
  const { t } = useLingui();
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: () => isChanged,
    enableBeforeUnload: () => isChanged,
    withResolver: true,
  });

  return (
    <AlertDialog
      isOpen={status === 'blocked'}
      title={t`Leave without saving?`}
      description={t`Your changes on this page will be lost.`}
      cancelLabel={t`Keep editing`}
      confirmLabel={t`Leave`}
      onClose={() => reset?.()}
      onConfirm={() => proceed?.()}
    />
  );
}
