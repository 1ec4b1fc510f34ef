import { buildChannel } from '@my-air/feature-testing';

import { composition } from '../../src/composition.ts';
import { describeComposition } from './describeComposition.tsx';

const features = composition.features.filter(({ id }) => id !== 'games');

describeComposition(
  'everything but games',
  { ...composition, features },
  { answers: { 'GET api/channels': { channels: [buildChannel()] } } },
);
