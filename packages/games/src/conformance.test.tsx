import { describeFeature } from '@my-air/feature-api/testing';

import { gamesFeature } from './feature.ts';

describeFeature(gamesFeature);
