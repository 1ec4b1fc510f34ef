import type { ErrorComponentProps } from '@tanstack/react-router';
import { lazy } from 'react';

const load = async () => ({ default: (await import('./FailureInFrame.tsx')).FailureInFrame });
const FailureInFrame = lazy(load);

/** Shown in place of a screen that failed before its own view of failures was there: its code did not come, say. */
export function ScreenFailure(props: ErrorComponentProps) {
  return <FailureInFrame {...props} />;
}

/** Loads what the failure is told with, before it has to be. */
ScreenFailure.preload = async () => void (await load());
