import { mountFeature } from '@my-air/feature-kit/dev';
import { fromWire } from '@my-air/i18n';

import { authFeature, createSession } from '../src/index.ts';

void mountFeature(authFeature, {
  entry: '/login',
  createSession: ({ locale, queryClient, ...parts }) =>
    createSession({
      ...parts,
      queryClient,
      setLocale: (wire) => locale.set(fromWire(wire)),
    }),
});
