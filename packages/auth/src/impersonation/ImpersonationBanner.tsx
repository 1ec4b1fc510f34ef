import { useUser } from '@my-air/feature-api';
import { useLocaleStore, type LocaleStore } from '@my-air/i18n';
import { lazy, Suspense, useState } from 'react';

import { loadMessages } from '../messages.ts';

/** The banner of impersonation for every screen; its words are loaded only when somebody acts as another person. */
export function ImpersonationBanner() {
  const user = useUser();
  const locale = useLocaleStore();
  const [Live] = useState(() => lazy(() => loadBanner(locale)));

  // Nobody acts as somebody else: there is nothing to say.
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
