import { mountFeature } from '@my-air/feature-api/dev';
import { fromWire } from '@my-air/i18n';

import { authFeature, createSession } from '../src/index.ts';

void mountFeature(authFeature, {
  entry: '/login',
  createSession: ({ locale, ...parts }) =>
    createSession({ ...parts, setLocale: (wire) => locale.set(fromWire(wire)) }),
});
