import type { User } from '@my-air/api-client/contract';
import { usePortal, useUser } from '@my-air/feature-kit';
import { useQuery } from '@tanstack/react-query';
import { useState, type ComponentType } from 'react';

import { loadMessages } from '../locales/index.ts';
import { useAuthSession } from '../session/useAuthSession.ts';
import type { ImpersonationNoticeProps } from './ImpersonationNotice.tsx';

/** The notice of impersonation on every screen; it is loaded, with its words, only when a member of staff acts as another user. */
export function ImpersonationBanner() {
  const user = useUser();
  const { locale } = usePortal();
  const impersonator = user?.impersonator;
  // oxlint-disable-next-line my-air/answered-query -- code: a part that could not be loaded is told by the shell
  const { data } = useQuery({
    queryKey: ['auth', 'banner'],
    queryFn: async () =>
      (await Promise.all([import('./ImpersonationNotice.tsx'), locale.add(loadMessages)]))[0],
    structuralSharing: false,
    enabled: Boolean(impersonator),
    staleTime: Number.POSITIVE_INFINITY,
  });

  // Without an impersonation there is nothing to say.
  return user && impersonator && data ? (
    <Live name={user.name} impersonator={impersonator} Notice={data.ImpersonationNotice} />
  ) : null;
}

interface LiveProps {
  name: string;
  impersonator: NonNullable<User['impersonator']>;
  /** How the notice is drawn. */
  Notice: ComponentType<ImpersonationNoticeProps>;
}

function Live({ name, impersonator, Notice }: LiveProps) {
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
    <Notice
      name={name}
      staffName={impersonator.name}
      expiresAt={impersonator.expires_at ?? undefined}
      isStopping={isStopping}
      onStop={() => void stop()}
    />
  );
}
