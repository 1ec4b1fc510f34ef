import { useBlocker } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';

const LeaveQuestion = lazy(() =>
  import('./LeaveQuestion.tsx').then((module) => ({ default: module.LeaveQuestion })),
);

export interface LeaveGuardProps {
  /** Whether something would be lost. */
  isChanged: boolean;
  /** Called when the user leaves, to delete the draft. */
  onLeave: () => void;
}

/**
 * Asks before changes are left behind within the portal; a page that is closed or reloaded keeps its draft.
 * The question is fetched right after the screen, so that it opens without delay.
 */
export function LeaveGuard({ isChanged, onLeave }: LeaveGuardProps) {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: () => isChanged,
    enableBeforeUnload: false,
    withResolver: true,
  });

  return (
    <Suspense fallback={null}>
      <LeaveQuestion
        isOpen={status === 'blocked'}
        onStay={() => reset?.()}
        onLeave={() => {
          onLeave();
          proceed?.();
        }}
      />
    </Suspense>
  );
}
