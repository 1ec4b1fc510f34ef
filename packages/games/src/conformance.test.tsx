import { describeFeature } from '@my-air/feature-kit/testing';

import { gamesFeature } from './feature.ts';

describeFeature(gamesFeature);
