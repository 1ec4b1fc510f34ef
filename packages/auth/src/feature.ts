import { defineFeature } from '@my-air/feature-kit';

import { ImpersonationBanner } from './impersonation/ImpersonationBanner.tsx';
import { loadMessages } from './locales/index.ts';
import { accountEntries } from './personal/accountEntries.ts';
import { authRoutes } from './routes.ts';

export const authFeature = defineFeature({
  id: 'auth',
  routes: authRoutes,
  account: accountEntries,
  banner: ImpersonationBanner,
  loadMessages,
});
