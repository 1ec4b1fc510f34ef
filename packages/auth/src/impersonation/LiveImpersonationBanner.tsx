import type { User } from '@my-air/api-client/contract';
import { useState } from 'react';

import { useAuthSession } from '../session/useAuthSession.ts';
import { ImpersonationNotice } from './ImpersonationNotice.tsx';

export interface LiveImpersonationBannerProps {
  /** Whose account is used. */
  name: string;
  /** Who uses it, and until when. */
  impersonator: NonNullable<User['impersonator']>;
}

/** The notice of impersonation, which ends it. */
export function LiveImpersonationBanner({ name, impersonator }: LiveImpersonationBannerProps) {
  const { stopImpersonation } = useAuthSession();
  const [isStopping, setIsStopping] = useState(false);

  async function stop() {
    setIsStopping(true);
    try {
      await stopImpersonation();
    } finally {
      setIsStopping(false);
    }
  }

  return (
    <ImpersonationNotice
      name={name}
      staffName={impersonator.name}
      expiresAt={impersonator.expires_at ?? undefined}
      isStopping={isStopping}
      onStop={() => void stop()}
    />
  );
}
