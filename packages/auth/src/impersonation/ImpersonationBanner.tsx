import { useUser } from '@my-air/feature-api';
import { useLocaleStore, type LocaleStore } from '@my-air/i18n';
import { lazy, Suspense, useState } from 'react';

import { loadMessages } from '../messages.ts';

/**
 * The banner of impersonation for every screen; its words are loaded only when a member of staff acts as
 * another user.
 */
export function ImpersonationBanner() {
  const user = useUser();
  const locale = useLocaleStore();
  const [Live] = useState(() => lazy(() => loadBanner(locale)));

  // Without an impersonation there is nothing to say.
  if (!user?.impersonator) return null;
  return (
    <Suspense fallback={null}>
      <Live name={user.name} impersonator={user.impersonator} />
    </Suspense>
  );
}

async function loadBanner(locale: LocaleStore) {
  const [module] = await Promise.all([import('./LiveImpersonationBanner.tsx'), locale.add(loadMessages)]);
  return { default: module.LiveImpersonationBanner };
}
