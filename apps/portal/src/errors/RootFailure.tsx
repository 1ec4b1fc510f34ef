import type { ErrorComponentProps } from '@tanstack/react-router';
import { lazy } from 'react';

import { Frame } from '../frame/Frame.tsx';

const load = async () => ({ default: (await import('./FailureInFrame.tsx')).FailureInFrame });
const FailureInFrame = lazy(load);

/** What stands in the frame when a screen could not even be begun. */
export function RootFailure(props: ErrorComponentProps) {
  return (
    <Frame>
      <FailureInFrame {...props} />
    </Frame>
  );
}

/** Loads what the failure is told with, before it has to be. */
RootFailure.preload = async () => void (await load());
