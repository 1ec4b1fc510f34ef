import type { ErrorComponentProps } from '@tanstack/react-router';
import { lazy } from 'react';

const FailureInFrame = lazy(async () => ({ default: (await import('./FailureInFrame.tsx')).FailureInFrame }));

/**
 * Shown in place of a screen that failed before its own view of failures was loaded: its code is missing, for
 * example.
 */
export function ScreenFailure(props: ErrorComponentProps) {
  return <FailureInFrame {...props} />;
}
