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
  parts: () => import('./parts.ts').then((module) => module.accountsParts),
  loadMessages: async (locale) => (await import('./messages.ts')).loadMessages(locale),
});
