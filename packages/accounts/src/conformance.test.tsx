import { buildChannel, describeFeature } from '@my-air/feature-kit/testing';

import { accountsFeature } from './feature.ts';

describeFeature(accountsFeature, {
  screens: { '/accounts/youtube': { answers: { 'GET api/channels': { channels: [buildChannel()] } } } },
});
