import { lazyRouteComponent, type ErrorComponentProps } from '@tanstack/react-router';

import { Frame } from '../frame/Frame.tsx';

const FailureInFrame = lazyRouteComponent(() => import('./FailureInFrame.tsx'), 'FailureInFrame');

/** What stands in the frame when a screen could not even be begun. */
export function RootFailure(props: ErrorComponentProps) {
  return (
    <Frame>
      <FailureInFrame {...props} />
    </Frame>
  );
}

/** Loads what the failure is told with, before it has to be. */
RootFailure.preload = () => FailureInFrame.preload?.();
