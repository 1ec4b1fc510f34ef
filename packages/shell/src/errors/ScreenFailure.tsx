import type { ErrorComponentProps } from '@tanstack/react-router';
import { lazy } from 'react';

const load = async () => ({ default: (await import('./FailureInFrame.tsx')).FailureInFrame });
const FailureInFrame = lazy(load);

/**
 * Shown in place of a screen that failed before its own view of failures was loaded: its code is missing, for
 * example.
 */
export function ScreenFailure(props: ErrorComponentProps) {
  return <FailureInFrame {...props} />;
}

/** Loads the code that explains a failure before one happens. */
ScreenFailure.preload = async () => void (await load());
