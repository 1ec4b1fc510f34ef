import type { User } from '@my-air/api-client/contract';
import { useState } from 'react';

import { useAuthSession } from '../session/useAuthSession.ts';
import { ImpersonationNotice } from './ImpersonationNotice.tsx';

export interface LiveImpersonationBannerProps {
  /** The name of the user whose account is used. */
  name: string;
  /** The member of staff who uses it, and its end. */
  impersonator: NonNullable<User['impersonator']>;
}

/** The notice of impersonation, with the button that ends it. */
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
