import { defineFeature } from '@my-air/feature-api';

import { oauthParameters } from './returning/oauthParameters.ts';
import { accountsRoutes } from './routes.ts';
import { settings } from './settings.ts';

/** The entry of accounts for the shell. */
export const accountsFeature = defineFeature({
  id: 'accounts',
  routes: accountsRoutes,
  settings,
  entryParameters: [
    {
      names: oauthParameters,
      load: () => import('./returning/handleOAuthReturn.ts').then((module) => module.handleOAuthReturn),
    },
  ],
  contributions: () => import('./contributions.ts').then((module) => module.accountsContributions),
  loadMessages: async (locale) => (await import('./messages.ts')).loadMessages(locale),
});
