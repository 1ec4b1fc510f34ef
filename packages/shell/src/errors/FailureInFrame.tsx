import { FailedView } from '@my-air/screen-kit';
import type { ErrorComponentProps } from '@tanstack/react-router';

import { CapabilityMissing } from './CapabilityMissing.ts';
import { CapabilityPage } from './CapabilityPage.tsx';

/** Explains why a screen could not be started: it is not open to this user, or something failed. */
export function FailureInFrame(props: ErrorComponentProps) {
  return props.error instanceof CapabilityMissing ? <CapabilityPage /> : <FailedView {...props} />;
}
