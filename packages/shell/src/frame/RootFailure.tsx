import type { ErrorComponentProps } from '@tanstack/react-router';

import { Frame } from './Frame.tsx';
import { ScreenFailure } from '../errors/ScreenFailure.tsx';

/** The content of the frame when a screen could not even be started. */
export function RootFailure(props: ErrorComponentProps) {
  return (
    <Frame>
      <ScreenFailure {...props} />
    </Frame>
  );
}

RootFailure.preload = ScreenFailure.preload;
