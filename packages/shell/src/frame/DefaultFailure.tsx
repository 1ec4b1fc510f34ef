import { type ErrorComponentProps, rootRouteId, useMatch } from '@tanstack/react-router';

import { Frame } from './Frame.tsx';
import { ScreenFailure } from '../errors/ScreenFailure.tsx';

/** The failure of a screen whose own view of it is not loaded. A screen that could not even be started has no frame yet. */
export function DefaultFailure(props: ErrorComponentProps) {
  const hasFrame = useMatch({ strict: false, select: ({ routeId }) => routeId !== rootRouteId });
  const failure = <ScreenFailure {...props} />;
  return hasFrame ? failure : <Frame>{failure}</Frame>;
}
