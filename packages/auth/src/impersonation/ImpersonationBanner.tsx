import { usePortal, useUser } from '@my-air/feature-kit';
import { useState } from 'react';

import { toAuthSession } from '../session/useAuthSession.ts';
import { ImpersonationNotice } from './ImpersonationNotice.tsx';

/** The notice of impersonation on every screen, while a member of staff acts as the user. */
export function ImpersonationBanner() {
  const user = useUser();
  const { session } = usePortal();
  const [isStopping, setIsStopping] = useState(false);
  const impersonator = user?.impersonator;

  async function stop() {
    setIsStopping(true);
    try {
      await toAuthSession(session).stopImpersonation();
    } finally {
      setIsStopping(false);
    }
  }

  if (!impersonator) return null;
  return (
    // It stays in sight: the member of staff sees for whom they type.
    <div data-stays>
      <ImpersonationNotice
        name={user.name}
        staffName={impersonator.name}
        expiresAt={impersonator.expires_at ?? undefined}
        isStopping={isStopping}
        onStop={() => void stop()}
      />
    </div>
  );
}
