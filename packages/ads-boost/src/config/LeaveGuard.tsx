import { useBlocker } from '@tanstack/react-router';

import { LeaveQuestion } from './LeaveQuestion.tsx';

export interface LeaveGuardProps {
  /** Whether something is not saved. */
  isChanged: boolean;
}

/** Asks before unsaved changes are left behind within the portal; their draft is kept. */
export function LeaveGuard({ isChanged }: LeaveGuardProps) {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: () => isChanged,
    enableBeforeUnload: false,
    withResolver: true,
  });

  return <LeaveQuestion isOpen={status === 'blocked'} onStay={() => reset?.()} onLeave={() => proceed?.()} />;
}
