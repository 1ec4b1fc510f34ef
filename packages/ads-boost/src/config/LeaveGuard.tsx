import { useLingui } from '@lingui/react/macro';
import { AlertDialog } from '@my-air/ui-kit';
import { useBlocker } from '@tanstack/react-router';

export interface LeaveGuardProps {
  /** Whether something would be lost. */
  isChanged: boolean;
  /** Called when the person leaves, to delete the draft. */
  onLeave: () => void;
}

/** Asks before changes are left behind within the portal; a page that is closed or reloaded keeps its draft. */
export function LeaveGuard({ isChanged, onLeave }: LeaveGuardProps) {
  const { t } = useLingui();
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: () => isChanged,
    enableBeforeUnload: false,
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
      onConfirm={() => {
        onLeave();
        proceed?.();
      }}
    />
  );
}
