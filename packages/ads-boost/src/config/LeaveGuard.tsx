import { useBlocker } from '@tanstack/react-router';

import { LeaveQuestion } from './LeaveQuestion.tsx';

export interface LeaveGuardProps {
  /** Whether something would be lost. */
  isChanged: boolean;
  /** Called when the user leaves, to delete the draft. */
  onLeave: () => void;
}

/** Asks before changes are left behind within the portal; a page that is closed or reloaded keeps its draft. */
export function LeaveGuard({ isChanged, onLeave }: LeaveGuardProps) {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: () => isChanged,
    enableBeforeUnload: false,
    withResolver: true,
  });

  return (
    <LeaveQuestion
      isOpen={status === 'blocked'}
      onStay={() => reset?.()}
      onLeave={() => {
        onLeave();
        proceed?.();
      }}
    />
  );
}
