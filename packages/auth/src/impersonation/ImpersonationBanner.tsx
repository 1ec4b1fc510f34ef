import type { User } from '@my-air/api-client/contract';
import { usePortal, useUser } from '@my-air/feature-api';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { loadMessages } from '../messages.ts';
import { useAuthSession } from '../session/useAuthSession.ts';
import { ImpersonationNotice } from './ImpersonationNotice.tsx';

/** The notice of impersonation on every screen; its words are loaded only when a member of staff acts as another user. */
export function ImpersonationBanner() {
  const user = useUser();
  const { locale } = usePortal();
  const impersonator = user?.impersonator;
  const { isSuccess } = useQuery({
    queryKey: ['auth', 'banner-texts'],
    queryFn: () => locale.add(loadMessages).then(() => true),
    enabled: Boolean(impersonator),
    staleTime: Number.POSITIVE_INFINITY,
  });

  // Without an impersonation there is nothing to say.
  return user && impersonator && isSuccess ? <Live name={user.name} impersonator={impersonator} /> : null;
}

function Live({ name, impersonator }: { name: string; impersonator: NonNullable<User['impersonator']> }) {
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
