import { useCapability } from '@my-air/feature-kit';
import { FailedView, NotFoundView, PendingView } from '@my-air/feature-kit/views';
import { createLazyRoute } from '@tanstack/react-router';

import { JoinScreen } from './overview/JoinScreen.tsx';
import { ProgramScreen } from './overview/ProgramScreen.tsx';

function AffiliateProgram() {
  return useCapability('referral_program') ? <ProgramScreen /> : <JoinScreen />;
}

export const affiliateProgramLazyRoute = createLazyRoute('/affiliate-program')({
  component: AffiliateProgram,
  pendingComponent: PendingView,
  errorComponent: FailedView,
  notFoundComponent: NotFoundView,
});
